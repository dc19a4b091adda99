import type { ReactNode } from 'react';
import { HandoverDesk } from './HandoverDesk.tsx';
import { InventoryShelves } from './InventoryShelves.tsx';
import { NightCutover } from './NightCutover.tsx';
import { RehearsalTrack } from './RehearsalTrack.tsx';

const onPanel = (scene: ReactNode) => <div data-ground="panel">{scene}</div>;

export const examples = {
  assess: onPanel(<InventoryShelves />),
  rehearse: onPanel(<RehearsalTrack />),
  move: onPanel(<NightCutover />),
  settle: onPanel(<HandoverDesk />),
} satisfies Record<string, ReactNode>;
