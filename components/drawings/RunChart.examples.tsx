import type { ReactNode } from 'react';
import { RunChart } from './RunChart.tsx';

const real = {
  name: 'The weekend',
  stops: [
    { at: 0, label: ['Fri 22:00', 'frozen'] },
    { at: 17, label: ['Sat 15:00', 'imported'] },
    { at: 23, label: ['Sat 21:00', 'checked'] },
  ],
  opens: { at: 44, label: ['Sun 18:00', 'open'], until: ['Still closed', 'as announced'] },
} as const;
const limit = {
  at: 29,
  name: 'Point of no return',
  time: 'Sunday 03:00',
  inHand: '6 h in hand',
} as const;

export const examples = {
  default: (
    <RunChart
      title="A rehearsal that took 31 hours, and a weekend with six hours in hand."
      hours={31}
      runs={[
        { name: 'First rehearsal', note: '31 h', over: '2 h over', stops: [{ at: 0 }, { at: 31 }] },
        real,
      ]}
      limit={limit}
    />
  ),
  one: <RunChart title="A weekend." hours={31} runs={[real]} limit={limit} />,
} satisfies Record<string, ReactNode>;
