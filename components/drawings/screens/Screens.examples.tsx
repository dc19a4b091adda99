import type { ReactNode } from 'react';
import { AccountsFace } from './AccountsFace.tsx';
import { FlowScreen } from './FlowScreen.tsx';
import { LostTableScreen } from './LostTableScreen.tsx';
import { PageFace } from './PageFace.tsx';
import { PartsFace } from './PartsFace.tsx';
import { RequestsScreen } from './RequestsScreen.tsx';
import { RunbookScreen } from './RunbookScreen.tsx';
import { StatusFace } from './StatusFace.tsx';

export const examples = {
  flow: <FlowScreen />,
  runbook: <RunbookScreen />,
  requests: <RequestsScreen />,
  lostTable: <LostTableScreen />,
  statuses: <StatusFace />,
  parts: <PartsFace />,
  page: <PageFace />,
  accounts: <AccountsFace />,
} satisfies Record<string, ReactNode>;
