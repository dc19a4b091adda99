import type { ReactNode } from 'react';
import { type Job, Portfolio } from './Portfolio.tsx';

const title = 'Recent arrivals.';

const job: Job = {
  line: 1,
  month: '2026-10',
  when: 'Oct 2026',
  client: 'Harrowvale Mutual',
  job: 'Two Jiras into one after a merger',
  length: '11 weeks',
  result: '1 site, 640 people',
  note: 'Two firms, two Jiras and two meanings of done. We settled the meaning first.',
};

export const examples = {
  default: (
    <Portfolio
      id="portfolio-default"
      title={title}
      jobs={[job, { ...job, line: 4, client: 'Saltmere Energy' }]}
    />
  ),
  longest: (
    <Portfolio
      id="portfolio-longest"
      title="Recent arrivals, including the late ones and those that came by another route."
      jobs={[
        {
          ...job,
          client: 'The Amalgamated Harrowvale and District Mutual Assurance Society',
          job: 'Two Jiras, three service desks and one shared inbox into one after a merger',
          length: '11 weeks and a weekend',
          result: '1 site, 640 people, 3 languages, 0 inboxes',
          note: `${job.note} `.repeat(6),
        },
      ]}
    />
  ),
  one: <Portfolio id="portfolio-one" title={title} jobs={[job]} />,
  many: (
    <Portfolio
      id="portfolio-many"
      title={title}
      jobs={([1, 2, 3, 4, 1, 2, 3, 4, 1, 1, 1, 1] as const).map((line, index) => ({
        ...job,
        line,
        client: `Client ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
