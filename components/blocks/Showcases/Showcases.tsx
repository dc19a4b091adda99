import { Details } from '../../ui/Details.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './Showcases.css';

export interface ShowcasesProps extends SectionFacts {
  screens: readonly {
    readonly name: string;
    readonly caption: string;
    /** What to notice, at most three things. */
    readonly notes?: readonly string[];
  }[];
}

export function Showcases({ screens, level = 2, ...section }: ShowcasesProps) {
  return (
    <Section name="showcases" {...{ level }} {...section}>
      <ul className="showcases__screens">
        {screens.map(({ name, caption, notes = [] }) => (
          <li key={name} className="showcases__screen">
            <Heading level={deeper(level)} size="h4">
              {name}
            </Heading>
            <p className="showcases__caption">{caption}</p>
            {notes.length > 0 && (
              <Details summary="What to notice">
                <ol className="showcases__notes" aria-label={`What to notice: ${name}`}>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ol>
              </Details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
