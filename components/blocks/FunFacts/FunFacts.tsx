import { Count } from '../../ui/Count.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
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
          <div
            key={definition}
            className="fun-facts__fact"
            data-behavior="count"
            data-behavior-when="visible"
            data-count-from="0.8"
          >
            <dt className="fun-facts__definition">{definition}</dt>
            <dd className="fun-facts__value">
              <Count>{value}</Count>
              <VisuallyHidden>{value}</VisuallyHidden>
              {unit && <span className="fun-facts__unit"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
