import type { ReactNode } from 'react';
import { FlowScreen } from './FlowScreen.tsx';
import { RequestsScreen } from './RequestsScreen.tsx';
import { RunbookScreen } from './RunbookScreen.tsx';

export const examples = {
  flow: <FlowScreen />,
  runbook: <RunbookScreen />,
  requests: <RequestsScreen />,
} satisfies Record<string, ReactNode>;
