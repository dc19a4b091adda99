import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { Details } from '../../ui/Details.tsx';
import { Section, type SectionBaseProps } from '../../ui/Section.tsx';
import PortfolioFilter from './PortfolioFilter.island.tsx';
import { heads } from './portfolio.content.ts';
import './Portfolio.css';

export interface PortfolioProps extends SectionBaseProps {
  jobs: readonly Job[];
  /** How many are shown to begin with, the others being folded. */
  visibleCount: number;
  /** What opens the folded ones: “Six earlier jobs”. */
  moreLabel: string;
  /** The names of the lines, from 1 to 4. */
  lineNames: Readonly<Record<PlatformLine, string>>;
}

export interface Job {
  readonly line: PlatformLine;
  /** `YYYY-MM` */
  readonly month: string;
  readonly when: string;
  readonly client: string;
  readonly job: string;
  readonly length: string;
  readonly result: string;
  /** About sixty words. */
  readonly note: string;
}

/** A timetable of jobs. The filter appears if there is more than one line to choose from. */
export function Portfolio({
  id = 'portfolio',
  jobs,
  visibleCount,
  moreLabel,
  lineNames,
  ...section
}: PortfolioProps) {
  const lines = ([1, 2, 3, 4] as const)
    .map((line) => ({
      line,
      name: lineNames[line],
      count: jobs.filter((job) => job.line === line).length,
    }))
    .filter(({ count }) => count > 0);
  const folded = jobs.slice(visibleCount);
  return (
    <Section name="portfolio" id={id} {...section}>
      {lines.length > 1 && <PortfolioFilter listId={`${id}-jobs`} lines={lines} />}
      <Heads />
      <ul className="portfolio__jobs" id={`${id}-jobs`}>
        <Rows jobs={jobs.slice(0, visibleCount)} />
        {folded.length > 0 && (
          <li className="portfolio__others">
            <Details summary={moreLabel} isInline>
              <ul>
                <Rows jobs={folded} />
              </ul>
            </Details>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Rows({ jobs }: Pick<PortfolioProps, 'jobs'>) {
  return jobs.map((job) => (
    <li key={job.client + job.job} className="portfolio__job" data-line={job.line}>
      <Details summary={<Summary {...job} />}>
        <div className="portfolio__row">
          <p className="portfolio__note">{job.note}</p>
        </div>
      </Details>
    </li>
  ));
}

/**
 * Column heads: when, client, job, line, length and result. For sighted readers; each row repeats them for screen
 * readers.
 */
function Heads() {
  return (
    <div className="portfolio__heads portfolio__row" aria-hidden="true">
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

function Summary({ line, month, when, client, job, length, result }: Job) {
  return (
    <span className="portfolio__row">
      <time dateTime={month}>{when}</time>
      <b>{client}</b>
      <span>{job}</span>
      <Bullet line={line} />
      <span>{length}</span>
      <span>{result}</span>
    </span>
  );
}
