import type { ReactNode } from 'react';
import { BeforeAfter, type BeforeAfterProps } from './BeforeAfter.tsx';

const title = 'Turn the form over.';

const old: BeforeAfterProps['sides'][number] = {
  name: 'the old form',
  title: 'Create issue',
  count: ['212', 'fields'],
  text: 'People typed “see email” as the summary and gave up.',
  fields: [
    { label: 'Summary', answer: 'see email', required: true },
    { label: 'Priority (do not use)' },
    { label: 'Cost centre (new)', answer: 'n/a', required: true },
  ],
  more: 'and 209 more.',
  plan: 'All 212, from far away.',
};

const short: BeforeAfterProps['sides'][number] = {
  name: 'the new form',
  title: 'What do you need?',
  count: ['9', 'fields'],
  text: 'The new form.',
  fields: [
    { label: 'What do you need?', answer: 'A second login' },
    { label: 'Needed by', answer: 'Friday' },
  ],
  left: { asked: 9, kept: 65 },
  plan: '9 asked, 65 kept, 138 deleted.',
};

const many = Array.from({ length: 30 }, (_, index) => ({ label: `Question ${index + 1}` }));

const contained = (example: ReactNode) => <div className="contained">{example}</div>;

export const examples = {
  default: contained(
    <BeforeAfter
      id="before-after-default"
      title={title}
      sides={[old, short]}
      figure={{ from: '212', value: '74', label: 'custom fields' }}
    />,
  ),
  longest: contained(
    <BeforeAfter
      id="before-after-longest"
      title="Turn the form over, and over again, until somebody notices what is missing."
      sides={[
        {
          ...old,
          title: 'Create issue, incident, request or other (please specify below)',
          count: ['1,000,212', 'fields'],
          text: `${old.text} `.repeat(5),
          fields: [
            { label: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', answer: 'Llanfairpwllgwyngyll' },
          ],
        },
        {
          ...short,
          fields: [{ label: 'What do you need? '.repeat(6), answer: 'All. '.repeat(20) }],
        },
      ]}
    />,
  ),
  one: contained(<BeforeAfter id="before-after-one" title={title} sides={[old]} />),
  many: contained(
    <BeforeAfter
      id="before-after-many"
      title={title}
      sides={[
        { ...old, fields: many },
        { ...short, fields: many },
      ]}
    />,
  ),
} satisfies Record<string, ReactNode>;
