import { dataset } from './dataset.ts';

/** How long smooth scrolling on the same page takes, in milliseconds. */
const DURATION = 1000;

/** Counts scrolls: a newer scroll, the wheel, a press or a key ends an older one. */
let scrolls = 0;

for (const type of ['wheel', 'pointerdown', 'keydown']) {
  addEventListener(type, () => scrolls++, { passive: true });
}

export function jumpTo(top: number): void {
  scrolls++;
  scrollTo({ top, behavior: 'instant' });
}

/** Scrolls smoothly from a position to the current one. */
export function scrollSmoothlyFrom(from: number): void {
  const to = scrollY;
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches || dataset.motion === 'off';
  if (isStill || from === to) return;
  const scroll = ++scrolls;
  const start = performance.now();
  const step = (now: number) => {
    if (scroll !== scrolls) return;
    const time = Math.min(1, (now - start) / DURATION);
    // Smoothstep: slow, fast, slow.
    const way = time * time * (3 - 2 * time);
    scrollTo({ top: from + (to - from) * way, behavior: 'instant' });
    if (time < 1) requestAnimationFrame(step);
  };
  step(start);
}
