import type { ReactNode } from 'react';
import { DateLine, type DateLineProps } from './DateLine.tsx';

const line: DateLineProps = {
  label: 'Dates',
  name: 'Server',
  stops: [
    { date: '2026-03-30', name: '30 March 2026', text: 'Sales to new customers ended' },
    { date: '2026-11-21', name: 'You are here', text: 'You can still renew', isHere: true },
    { date: '2029-03-28', name: '28 March 2029', text: 'Systems become read-only' },
  ],
  branch: { label: 'To Cloud', length: 'in a few weeks' },
  note: 'Dates as announced by Atlassian.',
};

export const examples = {
  default: <DateLine {...line} />,
  many: (
    <DateLine
      {...line}
      stops={[1, 2, 3, 4, 5, 6, 7].map((stop) => ({
        date: `202${stop}-01-01`,
        name: `Stop ${stop}`,
        text: 'A short review at a fixed price, so that you know what you are buying before you commit.',
        isHere: stop === 3,
      }))}
    />
  ),
} satisfies Record<string, ReactNode>;
