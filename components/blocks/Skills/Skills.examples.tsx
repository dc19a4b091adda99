import type { ReactNode } from 'react';
import { Skills } from './Skills.tsx';
import { SkillsMatrix } from './SkillsMatrix.tsx';

const title = 'What we are good at, as fractions.';

const rings = [
  {
    percent: 93,
    text: 'of cutovers finished inside the planned window.',
    denominator: '38 of 41.',
  },
  { percent: 76, text: 'of clients began with a first stop.', denominator: '68 of 89.' },
  { percent: 61, text: 'fewer custom fields,', denominator: 'average of 14 Jira clean-ups.' },
  {
    percent: 88,
    text: 'of desk requests closed without escalation.',
    denominator: '2,310 of 2,625.',
  },
];

export const examples = {
  default: <Skills id="skills-default" title={title} rings={rings} />,
  longest: (
    <Skills
      id="skills-longest"
      title={title}
      rings={[
        { percent: 100, text: `${rings[0]?.text} `.repeat(4), denominator: '2,625 of 2,625.' },
      ]}
    />
  ),
  matrix: (
    <div className="contained">
      <SkillsMatrix
        id="skills-matrix"
        title="What we do, and what we don’t."
        lede="A ring means we do it regularly."
        matrix={{
          caption: 'What we do with which product',
          columns: ['Product', 'Design', 'Migrate', 'Run', 'Train'],
          rows: [['Jira Service Management', 'Yes', 'Yes', 'Yes', 'No']],
        }}
      />
    </div>
  ),
  one: <Skills id="skills-one" title={title} rings={rings.slice(0, 1)} />,
  many: (
    <Skills
      id="skills-many"
      title={title}
      rings={Array.from({ length: 9 }, (_, index) => ({
        percent: index,
        text: `of things number ${index + 1}.`,
        denominator: `${index} of 100.`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
