import type { ReactNode } from 'react';
import { RecordLine } from './RecordLine.tsx';

export const examples = {
  default: <RecordLine count={41} late={[4, 17, 32]} ends={['2019', '2026']} />,
  none: <RecordLine count={12} late={[]} />,
} satisfies Record<string, ReactNode>;
