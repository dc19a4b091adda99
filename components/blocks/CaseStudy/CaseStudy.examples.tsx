import type { ReactNode } from 'react';
import { home } from '../../../pages/index.content.ts';
import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { CaseStudyLong } from './CaseStudyLong.tsx';

<<<<<<< HEAD
const title = 'Three jobs, with the numbers.';

const job: CaseStudyProps['jobs'][number] = {
  line: 1,
  client: 'Northmoor Ferries',
  headline: 'Eight weeks, one quiet Monday.',
  story: 'Moved 1,100 people and 62 apps from Jira Data Center to Cloud over a weekend.',
  figures: [
    { label: 'custom fields', from: '212', value: '74' },
    { label: 'full rehearsals', value: '2' },
    { label: 'requests on day one', value: '31' },
  ],
  quote: {
    line: 1,
    quote: 'Monday came, and nobody in crewing noticed.',
    name: 'Annika Strand',
    role: 'Head of IT operations',
  },
};

const board: CaseStudyProps['jobs'][number]['picture'] = {
  kind: 'board',
  alt: 'A board with two columns.',
  title: 'Move to Cloud',
  columns: [
    {
      name: 'To do',
      count: 1,
      cards: [{ text: 'Agree the freeze', reference: 'MOV-1' }],
    },
    {
      name: 'In progress',
      count: 1,
      cards: [{ text: 'Import', reference: 'MOV-2', lifted: true }],
    },
  ],
};

const phones: CaseStudyProps['jobs'][number]['picture'] = {
  kind: 'phones',
  alt: 'Two steps on phones.',
  name: 'Tallow Street',
  language: 'English',
  steps: [
    { question: 'What is broken?', choices: ['A door', 'A tap'], chosen: 'A tap', button: 'Next' },
    { question: 'Can you show us?', photo: true, button: 'Report it' },
  ],
};

const costs: CaseStudyProps['jobs'][number]['picture'] = {
  kind: 'costs',
  alt: 'The bill drops once and stays there.',
  before: {
    pounds: [38_000, 41_000],
    caption: 'in March 2026',
    months: ['Feb 2026', 'Mar 2026'],
    idle: 37,
  },
  after: {
    pounds: [29_500, 29_500],
    caption: 'a month since',
    months: ['Apr 2026', 'May 2026'],
    idle: 4,
  },
  cap: 33_000,
};

const long: CaseStudyLongProps = {
  id: 'case-study-long-example',
  title: 'Northmoor Ferries, from first list to first Monday.',
  chapters: [
    { title: 'Situation', body: ['A Jira that nobody dared to tidy.', { list: ['One', 'Two'] }] },
    {
      title: 'What went wrong',
      body: ['An app lost table formatting. We replaced it.'],
      showsLostTable: true,
    },
  ],
};
=======
const { caseStudy } = home;
const [job] = caseStudy.jobs;
>>>>>>> main

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
} satisfies Record<string, ReactNode>;
