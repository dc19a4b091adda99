import { atlassian } from '../../../pages/partners/atlassian.content.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const { beforeAfter } = atlassian;
const [old, short] = beforeAfter.sides;

const many = Array.from({ length: 30 }, (_, index) => ({ label: `Question ${index + 1}` }));

const contained = (example: React.ReactNode) => <div className="contained">{example}</div>;

export const examples = {
  default: contained(<BeforeAfter {...beforeAfter} />),
  longest: contained(
    <BeforeAfter
      {...beforeAfter}
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
  one: contained(<BeforeAfter {...beforeAfter} sides={[old]} />),
  many: contained(
    <BeforeAfter
      {...beforeAfter}
      sides={[
        { ...old, fields: many },
        { ...short, fields: many },
      ]}
    />,
  ),
} satisfies Record<string, React.ReactNode>;
