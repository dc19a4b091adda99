import type { ReactNode } from 'react';
import { PlatformStack } from './PlatformStack.tsx';

export const examples = {
  default: <PlatformStack lines={[1, 2, 3, 4]} />,
  one: <PlatformStack lines={[3]} />,
  others: <PlatformStack lines={[4, 2]} />,
} satisfies Record<string, ReactNode>;
