import type { ReactNode } from 'react';
import { AnswerScreen } from './AnswerScreen.tsx';
import { AssetsScreen } from './AssetsScreen.tsx';
import { ComponentScreen } from './ComponentScreen.tsx';
import { FlowScreen } from './FlowScreen.tsx';
import { RepairsScreen } from './RepairsScreen.tsx';
import { RequestsScreen } from './RequestsScreen.tsx';
import { RuleScreen } from './RuleScreen.tsx';
import { RunbookScreen } from './RunbookScreen.tsx';

/** A board, a tenants' portal, a library page … */
export type DrawnScreenName =
  | 'answer'
  | 'assets'
  | 'component'
  | 'flow'
  | 'repairs'
  | 'requests'
  | 'rule'
  | 'runbook';

const SCREENS: Readonly<Record<DrawnScreenName, ReactNode>> = {
  answer: <AnswerScreen />,
  assets: <AssetsScreen />,
  component: <ComponentScreen />,
  flow: <FlowScreen />,
  repairs: <RepairsScreen />,
  requests: <RequestsScreen />,
  rule: <RuleScreen />,
  runbook: <RunbookScreen />,
};

/** One of the drawn screens, by name. */
export function DrawnScreen({ name }: { name: DrawnScreenName }) {
  return SCREENS[name];
}
