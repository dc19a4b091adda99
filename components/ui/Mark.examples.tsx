import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';

export const examples = { default: <Mark /> } satisfies Record<string, ReactNode>;
