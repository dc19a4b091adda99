import { RecordLine } from '../../drawings/RecordLine.tsx';
import { Count } from '../../ui/Count.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './FunFacts.css';

export interface FunFactsProps extends SectionFacts {
  /** Every one of something, in order: most went as planned, and each that did not has a sentence. */
  record?: {
    readonly count: number;
    readonly late: readonly {
      readonly number: number;
      readonly when: string;
      readonly text: string;
    }[];
  };
  facts: readonly {
    readonly value: string;
    readonly unit?: string;
    /** What is counted, and since when or over what time. */
    readonly definition: string;
  }[];
}

/** A strip of figures. The first may be a line with one station per case. */
export function FunFacts({ record, facts, ...section }: FunFactsProps) {
  return (
    <Section name="fun-facts" ground="brand" titleHidden={!record} {...section}>
      {record && (
        <>
          <RecordLine count={record.count} late={record.late.map(({ number }) => number)} />
          <dl className="fun-facts__late">
            {record.late.map(({ number, when, text }) => (
              <div key={number}>
                <dt className="fun-facts__when">
                  <VisuallyHidden>No. </VisuallyHidden>
                  <b>{number}</b> {when}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <dl className="fun-facts__list">
        {facts.map(({ value, unit, definition }) => (
          <div
            key={definition}
            className="fun-facts__fact"
            data-behavior="count"
            data-behavior-when="visible"
            data-count-from="0.8"
          >
            <dt>{definition}</dt>
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
