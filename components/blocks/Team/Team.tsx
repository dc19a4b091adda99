import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { deeper, Subheading } from '../../ui/Heading.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './Team.css';

export interface TeamProps extends SectionBaseProps {
  /** Before what people can be asked about. */
  invitation: string;
  people: readonly Person[];
}

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly askAbout: string;
  /** The line that they work on, which colours the portrait; none by default. */
  readonly line?: PlatformLine;
  /** URL of a drawing. */
  readonly portrait: string;
}

/** The team, drawn as staff passes. */
export function Team({ invitation, people, level = 2, ...section }: TeamProps) {
  return (
    <Section name="team" ledeBeside ground="sheet" level={level} {...section}>
      <ul className="team__people">
        {people.map(({ name, role, askAbout, line, portrait }) => (
          <li key={name} className="team__person">
            <Portrait src={portrait} line={line} />
            <Subheading level={deeper(level)}>{name}</Subheading>
            <p className="team__role">
              {line && <Bullet line={line} />}
              {role}
            </p>
            <p>
              <b>{invitation}</b> {askAbout}.
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
