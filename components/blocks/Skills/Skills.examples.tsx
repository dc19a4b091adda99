import type { ReactNode } from 'react';
import { Skills } from './Skills.tsx';
import { SkillsMatrix } from './SkillsMatrix.tsx';

const title = 'What we are good at, as fractions.';

const rings = [
  { value: 38, whole: 41, text: 'cutovers finished inside the planned window.' },
  { value: 61, whole: 100, share: '% of fields', text: 'removed on average, in 14 clean-ups.' },
  { value: 2310, whole: 2625, text: 'desk requests closed without escalation.' },
];

export const examples = {
  default: <Skills id="skills-default" title={title} rings={rings} />,
  longest: (
    <Skills
      id="skills-longest"
      title={title}
      rings={[{ value: 2625, whole: 2625, text: `${rings[0]?.text} `.repeat(4) }]}
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
        value: index,
        whole: 9,
        text: `things number ${index + 1}.`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
