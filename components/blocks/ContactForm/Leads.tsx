import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { Display, type HeadingLevel, Subheading } from '../../ui/Heading.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import type { LinkData } from '../../ui/TextLink.tsx';
import './Leads.css';

export interface LeadsProps {
  title: string;
  text?: string;
  people: readonly Lead[];
}

export interface Lead {
  readonly name: string;
  readonly role: string;
  readonly line: PlatformLine;
  /** URL of a drawing. */
  readonly portrait: string;
  /** When they answer the phone. */
  readonly when: string;
  readonly phone: LinkData;
  readonly mail: LinkData;
}

/** The people who will answer: all of them, or the leads of the lines that are ticked in the form. */
export function Leads({ title, text, people, level }: LeadsProps & { level: HeadingLevel }) {
  return (
    <div className="leads">
      <Subheading level={level}>{title}</Subheading>
      {text && <p>{text}</p>}
      <ul>
        {people.map(({ name, role, line, portrait, when, phone, mail }) => (
          <li key={name} className="leads__lead" data-line={line}>
            <span className="leads__face">
              <Portrait src={portrait} line={line} />
              <Bullet line={line} />
            </span>
            <p>
              <Display as="b" className="leads__name">
                {name}
              </Display>{' '}
              <span className="leads__role">{role}</span>
            </p>
            <p className="leads__ways">
              <a href={phone.href}>{phone.label}</a> <span className="leads__when">{when}</span>
              <a className="leads__mail" href={mail.href}>
                {mail.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
