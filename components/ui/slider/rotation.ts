/** Why a slider does not rotate at the moment, although it should; all of these pass by themselves. */
export type PauseReason = 'pointer' | 'tab' | 'view';

/** The values of `data-autoplay`. */
export type RotationState = 'running' | 'paused' | 'stopped';

export interface Rotation {
  readonly isWanted: boolean;
  readonly pauseReasons: ReadonlySet<PauseReason>;
}

export type RotationEvent =
  /** Somebody asked for it. */
  | { readonly type: 'start' }
  /** Somebody used the slider, pressed the button, or wants no motion. */
  | { readonly type: 'stop' }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  | { readonly type: 'resume'; readonly reason: PauseReason };

export function stateOf({ isWanted, pauseReasons }: Rotation): RotationState {
  if (!isWanted) return 'stopped';
  return pauseReasons.size > 0 ? 'paused' : 'running';
}

/** A stopped slider stays stopped until it is started; a paused one goes on when the last reason to pause has gone. */
export function nextRotation({ isWanted, pauseReasons }: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'start':
      // The pointer that presses the button is over the slider. That must not pause it: the visitor should see the effect.
      return { isWanted: true, pauseReasons: without(pauseReasons, 'pointer') };
    case 'stop':
      return { isWanted: false, pauseReasons };
    case 'pause':
      return { isWanted, pauseReasons: new Set([...pauseReasons, event.reason]) };
    case 'resume':
      return { isWanted, pauseReasons: without(pauseReasons, event.reason) };
  }
}

function without(
  pauseReasons: ReadonlySet<PauseReason>,
  gone: PauseReason,
): ReadonlySet<PauseReason> {
  return new Set([...pauseReasons].filter((reason) => reason !== gone));
}
