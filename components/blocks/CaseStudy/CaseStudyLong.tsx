import { RunChart, type RunChartProps } from '../../drawings/RunChart.tsx';
import { LostTableScreen } from '../../drawings/screens/LostTableScreen.tsx';
import { Display, deeper, Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Prose, type ProseItem } from '../../ui/Prose.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import './CaseStudyLong.css';

export interface CaseStudyLongProps extends SectionBaseProps {
  /** A chart of all runs, to one scale. */
  runs: RunChartProps;
  /** What was found and done, to be unfolded after the chapters. */
  exhibit?: React.ReactNode;
  /** In reading order; the last one stands beside `children`. */
  chapters: readonly Chapter[];
  /** What the client says. */
  children?: React.ReactNode;
}

export interface Chapter {
  readonly title: string;
  readonly body: readonly ProseItem[];
  /** Items and their prices, ending with the total. */
  readonly bill?: readonly (readonly [item: string, price: string])[];
  /** Draws a page that has lost its table, beside a text that says so. */
  readonly showsLostTable?: boolean;
}

/** A case study in full: one job from beginning to end, including what went wrong. */
export function CaseStudyLong({
  runs,
  exhibit,
  chapters,
  children,
  level = 2,
  ...section
}: CaseStudyLongProps) {
  const inner = deeper(level);
  const lastChapter = chapters.at(-1);
  return (
    <Section name="case-study-long" ground="light" level={level} {...section}>
      <div className="case-study-long__story">
        <div className="case-study-long__runs" data-ground="panel">
          <RunChart {...runs} />
        </div>
        {chapters.slice(0, -1).map((chapter) => (
          <ChapterSection key={chapter.title} {...chapter} level={inner} />
        ))}
        <div className="case-study-long__end">
          {lastChapter && <ChapterSection {...lastChapter} level={inner} />}
          {children}
        </div>
        <div className="case-study-long__exhibit">{exhibit}</div>
      </div>
    </Section>
  );
}

function ChapterSection({
  title,
  body,
  bill,
  showsLostTable,
  level,
}: Chapter & { level: HeadingLevel }) {
  return (
    <article className="case-study-long__chapter">
      <Heading level={level} size="label">
        {title}
      </Heading>
      <div>
        <Prose items={body} />
        {bill && (
          <dl className="case-study-long__bill">
            {bill.map(([item, price], index) => (
              <div key={item}>
                <dt>{item}</dt>
                {/* The whole price is what a reader takes away. */}
                {index === bill.length - 1 ? (
                  <Display as="dd" size="h3">
                    {price}
                  </Display>
                ) : (
                  <dd>{price}</dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
      {showsLostTable && <LostTableScreen />}
    </article>
  );
}
