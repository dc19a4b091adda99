import { BufferStop } from '../../drawings/BufferStop.tsx';
import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { frameFeature } from '../../ui/frame-feature.ts';
import { Subheading } from '../../ui/Heading.tsx';
import type { LinkData } from '../../ui/TextLink.tsx';
import './Footer.late.css';
import './MotionSwitch.late.css';

/** Without `href` it is plain text. */
export interface FooterEntry {
  readonly label: string;
  readonly href?: string;
  /** The line that the entry is about. */
  readonly line?: PlatformLine;
}

export interface FooterProps {
  label: string;
  /** Drawn as the stops of one line. */
  columns: readonly {
    readonly title: string;
    readonly entries: readonly FooterEntry[];
  }[];
  privacy: LinkData;
  backToTop: LinkData;
  /** The company's name, number and registered office. */
  legal: string;
  smallPrint: string;
}

/** The footer, on a dark ground in both layouts: one line comes in from the left and ends at a buffer stop. */
export function Footer({ label, columns, privacy, backToTop, legal, smallPrint }: FooterProps) {
  return (
    <footer className="footer" data-ground="panel">
      <div className="footer__inner contained">
        <nav className="footer__index" id="site-index" aria-label={label}>
          {columns.map((column) => (
            <div key={column.title} className="footer__column">
              <Subheading level={2}>{column.title}</Subheading>
              <ul className="footer__links">
                {column.entries.map(({ label, href, line }) => (
                  <li key={label}>
                    {line && <Bullet line={line} />}
                    {href ? <a href={href}>{label}</a> : label}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <BufferStop className="footer__buffer" />
        </nav>
        <div className="footer__end">
          <div className="footer__print">
            <p>{legal}</p>
            <p>{smallPrint}</p>
            <p>
              <a href={privacy.href}>{privacy.label}</a>
            </p>
          </div>
          <div className="footer__ways">
            <div className="motion-switch" {...frameFeature('motion')} />
            <a href={backToTop.href}>{backToTop.label}</a>
          </div>
        </div>
      </div>
    </footer>
  );
}
