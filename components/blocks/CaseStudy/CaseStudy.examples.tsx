import { home } from '../../../pages/index.content.ts';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { CaseStudyLong } from './CaseStudyLong.tsx';

const { caseStudy } = home;
const [job] = caseStudy.jobs;

export const examples = {
  default: <CaseStudy {...caseStudy} />,
  longest: (
    <CaseStudy
      title="Three jobs, with all of the numbers and none of the adjectives that usually surround them."
      jobs={[
        {
          ...job,
          headline: 'Eight weeks of lists, two rehearsals and one very quiet Monday in May.',
          story: `${job.story} `.repeat(5),
          figures: [
            { label: 'a month for the same workload', from: '£1,041,000', value: '£1,029,500' },
          ],
        },
      ]}
    />
  ),
  one: <CaseStudy {...caseStudy} jobs={[{ ...job, figures: [] }]} />,
  many: (
    <CaseStudy
      {...caseStudy}
      jobs={([1, 2, 3, 4] as const).map((line) => ({ ...job, line, client: `Client ${line}` }))}
    />
  ),
  long: <CaseStudyLong {...atlassian.caseStudy} />,
} satisfies Record<string, React.ReactNode>;
