import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './FunFacts.css';

export interface FunFactsProps extends SectionFacts {
  facts: readonly {
    readonly value: string;
    readonly unit?: string;
    /** What is counted, and since when or over how long. */
    readonly definition: string;
  }[];
}

/** A strip of figures; its title is for screen readers. */
export function FunFacts({ facts, ...section }: FunFactsProps) {
  return (
    <Section name="fun-facts" ground="brand" titleHidden {...section}>
      <dl className="fun-facts__list">
        {facts.map(({ value, unit, definition }) => (
          <div key={definition} className="fun-facts__fact">
            <dt className="fun-facts__definition">{definition}</dt>
            <dd className="fun-facts__value">
              {value}
              {unit && <span className="fun-facts__unit"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
