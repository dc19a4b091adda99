import type { ReactNode } from 'react';
import { DayLine } from './DayLine.tsx';

const call = (name: string) => ({ label: `Call ${name}`, href: 'tel:+441174960142' });

const shifts = [
  {
    line: 1,
    name: 'Tobias',
    call: call('Tobias'),
    about: 'Atlassian',
    days: 'Mon–Thu',
    hours: [9, 12],
  },
  { line: 2, name: 'Ngozi', call: call('Ngozi'), about: 'Figma', days: 'Tue–Fri', hours: [10, 13] },
] as const;

export const examples = {
  default: (
    <DayLine
      title="We answer from 08:00 to 19:00."
      open={[8, 19]}
      ends={['Phone opens', 'Phone closes']}
      shifts={shifts}
    />
  ),
} satisfies Record<string, ReactNode>;
