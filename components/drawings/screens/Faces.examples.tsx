import type { ReactNode } from 'react';
import { AccountsFace } from './AccountsFace.tsx';
import { PageFace } from './PageFace.tsx';
import { PartsFace } from './PartsFace.tsx';
import { StatusFace } from './StatusFace.tsx';

export const examples = {
  statuses: <StatusFace />,
  parts: <PartsFace />,
  page: <PageFace />,
  accounts: <AccountsFace />,
} satisfies Record<string, ReactNode>;
