import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples = {
  default: (
    <p>
      212 <VisuallyHidden>to</VisuallyHidden> 74
    </p>
  ),
} satisfies Record<string, ReactNode>;
