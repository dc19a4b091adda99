import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Team.css';

export interface TeamProps extends SectionFacts {
  people: readonly Person[];
}

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly askAbout: string;
}

export function Team({ people, level = 2, ...section }: TeamProps) {
  return (
    <Section name="team" {...{ level }} {...section}>
      <ul className="team__people">
        {people.map(({ name, role, askAbout }) => (
          <li key={name} className="team__person">
            <Heading level={deeper(level)} size="h4">
              {name}
            </Heading>
            <p className="team__role">{role}</p>
            <p className="team__ask">
              <b>Ask me about</b> {askAbout}.
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
