import { rotationWords } from './slider.content.ts';
import type { RunningSlider } from './start-swiper.ts';

/** The share of the slider, or of the screen if that is smaller, that must be in view. */
const ENOUGH = 0.6;

/** Assistive technology presses a button within this many milliseconds of focusing it. */
const JUST_NOW = 500;

/**
 * Rotates the slides until somebody uses the slider. `data-autoplay` is `running`, `stopped` until the button starts the
 * rotation again, or `paused` until the last reason to pause has gone. Swiper is only told to start and to stop, never to
 * pause: after a pause, Swiper 14 starts by itself when the tab is shown again.
 *
 * @returns a function that stops the rotation.
 */
export function attachRotation(
  { element, track, swiper }: RunningSlider,
  signal: AbortSignal,
): () => void {
  const button = element.querySelector<HTMLElement>('.slider__rotation');
  let isWanted = button !== null;
  const pauseReasons = new Set<'pointer' | 'tab' | 'view'>();

  function show() {
    const state = isWanted ? (pauseReasons.size > 0 ? 'paused' : 'running') : 'stopped';
    const isChanged = element.dataset.autoplay !== state;
    element.dataset.autoplay = state;
    track.ariaLive = isWanted ? 'off' : 'polite';
    if (button) button.ariaLabel = isWanted ? rotationWords.stop : rotationWords.start;
    if (!isChanged) return;
    if (state === 'running') swiper.autoplay.start();
    else swiper.autoplay.stop();
  }

  const want = (isOn: boolean) => {
    isWanted = isOn;
    // The pointer that presses the button is over the slider. That must not pause it: the visitor should see the effect.
    if (isOn) pauseReasons.delete('pointer');
    show();
  };
  const stop = () => want(false);
  const pause = (reason: 'pointer' | 'tab' | 'view', isPaused: boolean) => {
    if (isPaused) pauseReasons.add(reason);
    else pauseReasons.delete(reason);
    show();
  };

  signal.addEventListener('abort', () => {
    track.ariaLive = null;
    if (button) button.ariaLabel = rotationWords.start;
  });
  show();
  if (!button) return stop;

  attachRotationButton(button, () => isWanted, want, signal);
  for (const type of ['click', 'keydown', 'focusin']) {
    element.addEventListener(
      type,
      ({ target }) => {
        if (type === 'focusin' || !button.contains(target as Node)) stop();
      },
      { signal },
    );
  }
  swiper.on('sliderFirstMove', stop);
  swiper.on('scroll', stop);

  for (const type of ['pointerenter', 'pointerleave'] as const) {
    element.addEventListener(
      type,
      ({ pointerType }) => {
        if (pointerType !== 'touch') pause('pointer', type === 'pointerenter');
      },
      { signal },
    );
  }
  if (element.matches(':hover')) pause('pointer', true);
  const watchTab = () => pause('tab', document.hidden);
  document.addEventListener('visibilitychange', watchTab, { signal });
  watchTab();
  const view = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) pause('view', !isInView(entry));
    },
    { threshold: Array.from({ length: 21 }, (_, index) => index / 20) },
  );
  pause('view', true);
  view.observe(element);
  signal.addEventListener('abort', () => view.disconnect());
  return stop;
}

function isInView({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  const height = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return intersectionRect.height >= ENOUGH * height;
}

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
  /** What a press on the button began with. */
  let pressed: { wasOn: boolean; until: number } | undefined;
  const listen = (type: string, listener: (event: Event) => void) =>
    button.addEventListener(type, listener, { signal });

  listen('pointerdown', () => {
    pressed = { wasOn: isOn(), until: Number.POSITIVE_INFINITY };
  });
  listen('focus', ({ timeStamp }) => {
    pressed ??= { wasOn: isOn(), until: timeStamp + JUST_NOW };
  });
  listen('keydown', () => {
    pressed = undefined;
  });
  listen('click', ({ timeStamp }) => {
    const wasOn = pressed && timeStamp < pressed.until ? pressed.wasOn : isOn();
    pressed = undefined;
    press(!wasOn);
  });
}
