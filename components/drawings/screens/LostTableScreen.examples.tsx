import type { ReactNode } from 'react';
import { LostTableScreen } from './LostTableScreen.tsx';

export const examples = {
  default: <LostTableScreen />,
} satisfies Record<string, ReactNode>;
