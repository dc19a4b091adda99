import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './BeforeAfter.css';

interface Side {
  readonly name: string;
  readonly text: string;
  /** What the form asks, the first few of them if there are many. */
  readonly fields: readonly string[];
  readonly more?: string;
}

export interface BeforeAfterProps extends SectionFacts {
  before: Side;
  after: Side;
}

/** Two sides of one sheet. */
export function BeforeAfter({ before, after, level = 2, ...section }: BeforeAfterProps) {
  return (
    <Section name="before-after" columns="4-8" {...{ level }} {...section}>
      <div className="before-after__sides">
        {[before, after].map(({ name, text, fields, more }) => (
          <article key={name} className="before-after__side">
            <Heading level={deeper(level)} size="h4">
              {name}
            </Heading>
            <p className="before-after__text">{text}</p>
            <ul className="before-after__fields" aria-label={`Fields: ${name}`}>
              {fields.map((field) => (
                <li key={field} className="before-after__field">
                  {field}
                </li>
              ))}
            </ul>
            {more && <p className="before-after__more">{more}</p>}
          </article>
        ))}
      </div>
    </Section>
  );
}
