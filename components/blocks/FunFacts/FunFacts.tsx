import { RecordLine } from '../../drawings/RecordLine.tsx';
import { Display } from '../../ui/Heading.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import { uiWords } from '../../ui/ui.content.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './FunFacts.css';

export interface FunFactsProps extends SectionBaseProps {
  /** The three cutovers that did not go as planned, each with a sentence. The picture has all. */
  record: {
    /** When the first was, and the last: “2019”, “2026”. */
    readonly ends: readonly [string, string];
    readonly late: readonly {
      readonly number: number;
      readonly when: string;
      readonly text: string;
    }[];
  };
}

/** A figure as a line with one station per case. */
export function FunFacts({ record: { ends, late }, ...section }: FunFactsProps) {
  return (
    <Section name="fun-facts" ground="brand" {...section}>
      <RecordLine ends={ends} late={late.map(({ number }) => number)} />
      <dl className="fun-facts__late">
        {late.map(({ number, when, text }) => (
          <div key={number}>
            <Display as="dt">
              <VisuallyHidden>{uiWords.number}</VisuallyHidden>
              <b>{number}</b> {when}
            </Display>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
