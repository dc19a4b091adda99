import type { ReactNode } from 'react';
import { AnswerScreen } from './AnswerScreen.tsx';
import { AssetsScreen } from './AssetsScreen.tsx';
import { FlowScreen } from './FlowScreen.tsx';
import { RequestsScreen } from './RequestsScreen.tsx';
import { RuleScreen } from './RuleScreen.tsx';
import { RunbookScreen } from './RunbookScreen.tsx';

/** A board, a request portal, a runbook … */
export type DrawnScreenName = 'answer' | 'assets' | 'flow' | 'requests' | 'rule' | 'runbook';

const SCREENS: Readonly<Record<DrawnScreenName, ReactNode>> = {
  answer: <AnswerScreen />,
  assets: <AssetsScreen />,
  flow: <FlowScreen />,
  requests: <RequestsScreen />,
  rule: <RuleScreen />,
  runbook: <RunbookScreen />,
};

/** One of the drawn screens, by name. */
export function DrawnScreen({ name }: { name: DrawnScreenName }) {
  return SCREENS[name];
}
