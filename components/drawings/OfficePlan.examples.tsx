import type { ReactNode } from 'react';
import { OfficePlan } from './OfficePlan.tsx';

export const examples = {
  default: <OfficePlan title="Plan of Turnout Yard." />,
} satisfies Record<string, ReactNode>;
