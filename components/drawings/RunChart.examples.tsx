import type { ReactNode } from 'react';
import { RunChart } from './RunChart.tsx';

const real = {
  name: 'The weekend',
  note: '6 h in hand',
  isReal: true,
  stops: [
    { at: 0, label: 'Fri 22:00' },
    { at: 17, label: 'imported' },
    { at: 23, label: 'checked' },
  ],
};
const limit = { at: 29, label: 'Last way back, Sunday 03:00' };

export const examples = {
  default: (
    <RunChart
      title="A rehearsal that took 31 hours, and a weekend with six hours in hand."
      hours={40}
      runs={[{ name: 'First rehearsal', note: '31 h', stops: [{ at: 0 }, { at: 31 }] }, real]}
      {...{ limit }}
    />
  ),
  one: <RunChart title="A weekend." hours={40} runs={[real]} {...{ limit }} />,
} satisfies Record<string, ReactNode>;
