import type { ReactNode } from 'react';
import { OfficeClock } from './OfficeClock.tsx';

const shifts = [
  { line: 1, name: 'Tobias', hours: [9, 12] },
  { line: 2, name: 'Ngozi', hours: [10, 13] },
  { line: 3, name: 'Elin', hours: [14, 17] },
  { line: 4, name: 'Ravi', hours: [16, 18] },
] as const;

export const examples = {
  default: <OfficeClock open={[8, 19]} shifts={shifts} />,
} satisfies Record<string, ReactNode>;
