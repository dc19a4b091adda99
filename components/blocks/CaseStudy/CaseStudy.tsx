import { Bullet } from '../../ui/Bullet.tsx';
import { type Figure, Figures } from '../../ui/Figures.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { deeper } from '../../ui/heading-level.ts';
import type { LineNumber } from '../../ui/line-number.ts';
import { Section, type SectionFacts } from '../../ui/Section.tsx';
import './CaseStudy.css';

export interface CaseStudyProps extends SectionFacts {
  jobs: readonly {
    readonly line: LineNumber;
    readonly client: string;
    readonly headline: string;
    readonly story: string;
    readonly figures: readonly Figure[];
  }[];
}

/** Short: a headline, two sentences and three figures per job. */
export function CaseStudy({ jobs, level = 2, ...section }: CaseStudyProps) {
  return (
    <Section name="case-study" ruled {...{ level }} {...section}>
      <ul className="case-study__jobs">
        {jobs.map(({ line, client, headline, story, figures }) => (
          <li key={client} className="case-study__job">
            <div className="case-study__words">
              <p className="case-study__client">
                <Bullet line={line} />
                {client}
              </p>
              <Heading level={deeper(level)}>{headline}</Heading>
              <p className="case-study__story">{story}</p>
            </div>
            <Figures figures={figures} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
