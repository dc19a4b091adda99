import type { ReactNode } from 'react';
import { AccountsFace } from './AccountsFace.tsx';
import { BoardFace } from './BoardFace.tsx';
import { PageFace } from './PageFace.tsx';
import { PartsFace } from './PartsFace.tsx';

export const examples = {
  board: <BoardFace />,
  parts: <PartsFace />,
  page: <PageFace />,
  accounts: <AccountsFace />,
} satisfies Record<string, ReactNode>;
