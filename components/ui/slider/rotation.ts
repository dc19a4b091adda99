/** Why a slider that wants to rotate does not at the moment: what passes by itself. */
export type Hold = 'pointer' | 'tab' | 'view';

/** What `data-autoplay` says. */
export type RotationState = 'running' | 'paused' | 'stopped';

export interface Rotation {
  readonly isWanted: boolean;
  readonly holds: ReadonlySet<Hold>;
}

export type RotationEvent =
  /** Somebody asked for it. */
  | { readonly type: 'start' }
  /** Somebody touched the slider, pressed the button, or wants no motion. */
  | { readonly type: 'stop' }
  | { readonly type: 'hold'; readonly hold: Hold }
  | { readonly type: 'release'; readonly hold: Hold };

export function stateOf({ isWanted, holds }: Rotation): RotationState {
  if (!isWanted) return 'stopped';
  return holds.size > 0 ? 'paused' : 'running';
}

/** What has been stopped stays so until it is started; what is held goes on when the last hold has gone. */
export function nextRotation({ isWanted, holds }: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'start':
      // The pointer that presses the button is over the slider: it should see what it has done.
      return { isWanted: true, holds: without(holds, 'pointer') };
    case 'stop':
      return { isWanted: false, holds };
    case 'hold':
      return { isWanted, holds: new Set([...holds, event.hold]) };
    case 'release':
      return { isWanted, holds: without(holds, event.hold) };
  }
}

function without(holds: ReadonlySet<Hold>, gone: Hold): ReadonlySet<Hold> {
  return new Set([...holds].filter((hold) => hold !== gone));
}
