import type { ReactNode } from 'react';
import { OfficeYard } from './OfficeYard.tsx';

export const examples = {
  default: (
    <div data-ground="panel">
      <OfficeYard title="Turnout Yard." />
    </div>
  ),
} satisfies Record<string, ReactNode>;
