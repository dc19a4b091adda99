import { isPlainClick } from '../../../scripts/shared/is-plain-click.ts';
import { pickedByKey } from './picked-by-key.ts';
import type { RunningSlider } from './running-slider.ts';

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
