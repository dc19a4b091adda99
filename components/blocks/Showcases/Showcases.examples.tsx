import type { ReactNode } from 'react';
import { Showcases, type ShowcasesProps } from './Showcases.tsx';

const title = 'Look closely.';

const screen: ShowcasesProps['screens'][number] = {
  name: 'Runbook',
  screen: 'runbook',
  caption: 'One sheet for one weekend.',
  notes: ['Measured lengths.', 'A check for each step.', 'The hour to turn back.'],
};

export const examples = {
  default: (
    <Showcases
      id="showcases-default"
      title={title}
      screens={[screen, { ...screen, name: 'Request portal', screen: 'requests', notes: [] }]}
    />
  ),
  longest: (
    <Showcases
      id="showcases-longest"
      title="Look closely at what was left out as well as at what is there."
      lede={'Rebuilt from real projects with the names changed. '.repeat(4)}
      screens={[{ ...screen, caption: `${screen.caption} `.repeat(12) }]}
    />
  ),
  one: <Showcases id="showcases-one" title={title} screens={[{ ...screen, notes: [] }]} />,
  many: (
    <Showcases
      id="showcases-many"
      title={title}
      screens={Array.from({ length: 11 }, (_, index) => ({
        ...screen,
        name: `Screen ${index + 1}`,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
