import type { ReactNode } from 'react';
import { Junction } from './Junction.tsx';

export const examples = {
  default: <Junction lines={['One supplier', 'Another supplier']} />,
} satisfies Record<string, ReactNode>;
