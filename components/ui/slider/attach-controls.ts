import { isPlainClick } from '../../../scripts/shared/is-plain-click.ts';
import type { RunningSlider } from './start-swiper.ts';

/** Makes the pickers show their slides, marks the current one, and shows in it how much of its time has passed. */
export function attachPickers(
  { pickers, swiper }: RunningSlider,
  pick: (index: number) => void,
  signal: AbortSignal,
): void {
  const group = pickers[0]?.parentElement;
  if (!group) return;

  function mark() {
    for (const [index, picker] of pickers.entries()) {
      const isActive = index === swiper.activeIndex;
      picker.ariaCurrent = isActive ? (picker.matches('a') ? 'step' : 'true') : null;
      picker.removeAttribute('style');
      if (isActive) showInGroup(group as HTMLElement, picker);
    }
  }

  group.addEventListener(
    'click',
    (event) => {
      const index = indexOf(event);
      if (index < 0 || !isPlainClick(event)) return;
      event.preventDefault();
      pick(index);
    },
    { signal },
  );
  group.addEventListener(
    'keydown',
    (event) => {
      const index = pickedByKey(event, indexOf(event), pickers.length);
      if (index === undefined) return;
      event.preventDefault();
      pick(index);
      pickers[index]?.focus();
    },
    { signal },
  );
  swiper.on('slideChange', mark);
  swiper.on('autoplayTimeLeft', (_, __, left) => {
    pickers[swiper.activeIndex]?.style.setProperty('--progress', String(1 - left));
  });
  mark();
  const wasInert = group.inert;
  group.inert = false;
  signal.addEventListener('abort', () => {
    group.inert = wasInert;
    for (const picker of pickers) {
      picker.ariaCurrent = null;
      picker.removeAttribute('style');
    }
  });

  function indexOf({ target }: Event): number {
    return pickers.findIndex((picker) => picker.contains(target as Node));
  }
}

/** Scrolls a row of many pickers, and nothing around it. */
function showInGroup(group: HTMLElement, picker: HTMLElement): void {
  group.scrollLeft = picker.offsetLeft + picker.offsetWidth / 2 - group.clientWidth / 2;
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The picker that a key leads to; undefined for keys that are left to the browser. */
export function pickedByKey(event: Key, index: number, count: number): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || index < 0) return undefined;
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Makes the buttons go one slide forward or back. */
export function attachSteps({ element, swiper }: RunningSlider, signal: AbortSignal): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener(
      'click',
      () => {
        if (Number(button.dataset.step) < 0) swiper.slidePrev();
        else swiper.slideNext();
      },
      { signal },
    );
  }
}

/** Makes one button turn two sides over. It has a label per side, and shows the one for the side that is hidden. */
export function attachTurn({ element, swiper }: RunningSlider, signal: AbortSignal): void {
  const button = element.querySelector('[data-turn]');
  if (!button) return;
  const labels = [...button.children] as HTMLElement[];
  const labelFor = (active: number) => {
    for (const [index, label] of labels.entries()) label.hidden = index === active;
  };
  button.addEventListener('click', () => swiper.slideTo(1 - swiper.activeIndex), { signal });
  swiper.on('slideChange', () => labelFor(swiper.activeIndex));
  labelFor(swiper.activeIndex);
  signal.addEventListener('abort', () => labelFor(0));
}
