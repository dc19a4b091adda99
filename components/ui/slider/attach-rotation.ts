import { nextRotation, type Rotation, type RotationEvent, stateOf } from './rotation.ts';
import type { RunningSlider } from './running-slider.ts';
import { watchPauseReasons } from './watch-pause-reasons.ts';

/**
 * Rotates the slides until somebody uses the slider. Swiper is only told to start and to stop, never to pause: after a
 * pause it would start by itself when the tab is shown again.
 *
 * @returns a function that takes the events of the rotation.
 */
export function attachRotation(
  { element, track, swiper }: RunningSlider,
  signal: AbortSignal,
): (event: RotationEvent) => void {
  const button = element.querySelector<HTMLElement>('.slider__rotation');
  let rotation: Rotation = { isWanted: button !== null, pauseReasons: new Set() };

  function show() {
    const state = stateOf(rotation);
    const isChanged = element.dataset.autoplay !== state;
    element.dataset.autoplay = state;
    track.ariaLive = rotation.isWanted ? 'off' : 'polite';
    if (button) button.ariaLabel = `${rotation.isWanted ? 'Stop' : 'Start'} automatic slides`;
    if (!isChanged) return;
    if (state === 'running') swiper.autoplay.start();
    else swiper.autoplay.stop();
  }

  function send(event: RotationEvent) {
    rotation = nextRotation(rotation, event);
    show();
  }

  signal.addEventListener('abort', () => {
    track.ariaLive = null;
    if (button) button.ariaLabel = 'Start automatic slides';
  });
  show();
  if (!button) return send;

  const stop = (event: Event) => {
    if (event.type === 'focusin' || !button.contains(event.target as Node)) send({ type: 'stop' });
  };
  attachRotationButton(
    button,
    () => rotation.isWanted,
    (isOn) => send({ type: isOn ? 'start' : 'stop' }),
    signal,
  );
  for (const type of ['click', 'keydown', 'focusin']) {
    element.addEventListener(type, stop, { signal });
  }
  swiper.on('sliderFirstMove', () => send({ type: 'stop' }));
  watchPauseReasons(
    element,
    (reason, isPaused) => send({ type: isPaused ? 'pause' : 'resume', reason }),
    signal,
  );
  return send;
}

/** Assistive technology presses a button within this many milliseconds of focusing it. */
const JUST_NOW = 500;

/**
 * Tells whether a press on the button means start or stop: the opposite of the state when the press began. The focus
 * that comes with a press stops the rotation, and must not turn “stop” into “start”.
 */
function attachRotationButton(
  button: HTMLElement,
  isOn: () => boolean,
  press: (isOn: boolean) => void,
  signal: AbortSignal,
): void {
  let before: { wasOn: boolean; until: number } | undefined;
  const listen = (type: string, listener: (event: Event) => void) =>
    button.addEventListener(type, listener, { signal });

  listen('pointerdown', () => {
    before = { wasOn: isOn(), until: Number.POSITIVE_INFINITY };
  });
  listen('focus', ({ timeStamp }) => {
    before ??= { wasOn: isOn(), until: timeStamp + JUST_NOW };
  });
  listen('keydown', () => {
    before = undefined;
  });
  listen('click', ({ timeStamp }) => {
    const wasOn = before && timeStamp < before.until ? before.wasOn : isOn();
    before = undefined;
    press(!wasOn);
  });
}
