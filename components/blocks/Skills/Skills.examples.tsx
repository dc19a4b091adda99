import type { ReactNode } from 'react';
import { Skills } from './Skills.tsx';
import { SkillsMatrix } from './SkillsMatrix.tsx';

const title = 'What we are good at, as fractions.';

const figures = [
  { value: 38, share: ' of 41', text: 'cutovers finished inside the planned window.' },
  { value: 61, share: '% of fields', text: 'removed on average, in 14 clean-ups.' },
  { value: 2310, share: ' of 2,625', text: 'desk requests closed without escalation.' },
];

export const examples = {
  default: <Skills id="skills-default" title={title} figures={figures} />,
  longest: (
    <Skills
      id="skills-longest"
      title={title}
      figures={[{ value: 2625, share: ' of 2,625', text: `${figures[0]?.text} `.repeat(4) }]}
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
  one: <Skills id="skills-one" title={title} figures={figures.slice(0, 1)} />,
  many: (
    <Skills
      id="skills-many"
      title={title}
      figures={Array.from({ length: 9 }, (_, index) => ({
        value: index,
        share: ' of 9',
        text: `things number ${index + 1}.`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
