import type { ReactNode } from 'react';
import { KeyNumber } from './KeyNumber.tsx';

export const examples = {
  default: <KeyNumber value="19 of 62" label="apps unopened for a year" />,
} satisfies Record<string, ReactNode>;
