import { DataTable, type TableData } from '../../ui/DataTable.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import { Prose, type ProsePart } from '../../ui/Prose.tsx';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import { Ticket, type TicketData } from '../../ui/Ticket.tsx';
import './CaseStudyLong.css';

export interface CaseStudyLongProps extends SectionFacts {
  /** Situation, what was found, what was done, what went wrong, result. */
  chapters: readonly { readonly title: string; readonly parts: readonly ProsePart[] }[];
  numbers: TableData;
  ticket: TicketData;
}

/** Long: one job told from beginning to end, what went wrong included. */
export function CaseStudyLong({
  chapters,
  numbers,
  ticket,
  level = 2,
  ...section
}: CaseStudyLongProps) {
  return (
    <Section name="case-study-long" ruled {...{ level }} {...section}>
      <div className="case-study-long__columns">
        <div className="case-study-long__chapters">
          {chapters.map(({ title, parts }) => (
            <article key={title} className="case-study-long__chapter">
              <Heading level={deeper(level)} size="h4">
                {title}
              </Heading>
              <Prose parts={parts} />
            </article>
          ))}
        </div>
        <div className="case-study-long__proof">
          <DataTable {...numbers} />
          <Ticket {...ticket} />
        </div>
      </div>
    </Section>
  );
}
