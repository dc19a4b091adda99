import { home } from '../../../pages/index.content.ts';
import { Portfolio } from './Portfolio.tsx';

const { portfolio } = home;
const [job] = portfolio.jobs;

export const examples = {
  default: <Portfolio {...portfolio} />,
  longest: (
    <Portfolio
      {...portfolio}
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
  one: <Portfolio {...portfolio} jobs={[job]} />,
  many: (
    <Portfolio
      {...portfolio}
      shown={12}
      jobs={([1, 2, 3, 4, 1, 2, 3, 4, 1, 1, 1, 1] as const).map((line, index) => ({
        ...job,
        line,
        client: `Client ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
