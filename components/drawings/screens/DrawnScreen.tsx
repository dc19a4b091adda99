import type { ReactNode } from 'react';
import { FlowScreen } from './FlowScreen.tsx';
import { RequestsScreen } from './RequestsScreen.tsx';
import { RunbookScreen } from './RunbookScreen.tsx';

/** A board, a request portal or a runbook. */
export type DrawnScreenName = 'flow' | 'requests' | 'runbook';

const SCREENS: Readonly<Record<DrawnScreenName, ReactNode>> = {
  flow: <FlowScreen />,
  requests: <RequestsScreen />,
  runbook: <RunbookScreen />,
};

/** One of the drawn screens, by name. */
export function DrawnScreen({ name }: { name: DrawnScreenName }) {
  return SCREENS[name];
}
