import type { ReactNode } from 'react';
import { AnswerScreen } from './AnswerScreen.tsx';
import { AssetsScreen } from './AssetsScreen.tsx';
import { FlowScreen } from './FlowScreen.tsx';
import { RequestsScreen } from './RequestsScreen.tsx';
import { RuleScreen } from './RuleScreen.tsx';
import { RunbookScreen } from './RunbookScreen.tsx';

export const examples = {
  flow: <FlowScreen />,
  runbook: <RunbookScreen />,
  requests: <RequestsScreen />,
  answer: <AnswerScreen />,
  rule: <RuleScreen />,
  assets: <AssetsScreen />,
} satisfies Record<string, ReactNode>;
