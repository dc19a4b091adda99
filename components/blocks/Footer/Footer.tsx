import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { LinkData } from '../../ui/link-data.ts';
import './Footer.css';

export interface FooterProps {
  title: string;
  action: LinkData;
  /** Lists of links; an entry without `href` is plain text. */
  columns: readonly {
    readonly title: string;
    readonly entries: readonly { readonly label: string; readonly href?: string }[];
  }[];
  smallPrint: string;
}

/** Terminus: on ink in both layouts. */
export function Footer({ title, action, columns, smallPrint }: FooterProps) {
  return (
    <footer className="footer" data-ground="panel">
      <div className="footer__inner contained">
        <div className="footer__closing">
          <Heading level={2}>{title}</Heading>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
        <nav className="footer__index" id="site-index" aria-label="Site index">
          {columns.map((column) => (
            <div key={column.title} className="footer__column">
              <Heading level={3} size="h4">
                {column.title}
              </Heading>
              <ul className="footer__links">
                {column.entries.map(({ label, href }) => (
                  <li key={label} className="footer__entry">
                    {href ? (
                      <a className="footer__link" href={href}>
                        {label}
                      </a>
                    ) : (
                      label
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="footer__end">
          <p className="footer__print">{smallPrint}</p>
          <a className="footer__link" href="#top">
            Back to top
          </a>
        </div>
      </div>
    </footer>
  );
}
