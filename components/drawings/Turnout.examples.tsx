import type { ReactNode } from 'react';
import { Turnout } from './Turnout.tsx';

export const examples = {
  default: <Turnout ends={['The line you need', 'The line you are on']} />,
} satisfies Record<string, ReactNode>;
