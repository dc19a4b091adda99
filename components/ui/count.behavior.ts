import { watchMotion } from './watch-motion.ts';

/** Milliseconds, as in `--d-5`. */
const LENGTH = 900;

/** As wide as a digit: pads the number to its final length, so that no digit moves. */
const FIGURE_SPACE = '\u2007';

/** The curve of `--e-line`. */
const ease = (time: number) => (time < 0.5 ? 4 * time ** 3 : 1 - 4 * (1 - time) ** 3);

/**
 * Counts up once to the number in the HTML, starting from the share of it in `data-count-from`, as soon as half of the
 * element is in view. The number in the HTML is never changed, so whatever ends the counting (a visit, printing,
 * reduced motion, a hidden tab) leaves the right one.
 */
export default function count(element: HTMLElement): () => void {
  const number = element.querySelector('.count') as HTMLElement;
  const truth = number.textContent;
  const end = Number(truth.replaceAll(',', ''));
  const start = end * Number(element.dataset.countFrom);
  let begin: number | undefined;
  let frame = 0;

  function show(value: number) {
    const digits = Math.round(value).toLocaleString('en-GB');
    number.dataset.shown = digits.padStart(truth.length, FIGURE_SPACE);
    element.dataset.counting = '';
  }

  function showTruth() {
    delete element.dataset.counting;
  }

  function step(now: number) {
    begin ??= now;
    const time = (now - begin) / LENGTH;
    if (time >= 1) return showTruth();
    show(start + (end - start) * ease(time));
    frame = requestAnimationFrame(step);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.at(-1)?.intersectionRatio ?? 0;
      if (seen > 0) show(start);
      else showTruth();
      if (seen < 0.5) return;
      observer.disconnect();
      frame = requestAnimationFrame(step);
    },
    { threshold: [0, 0.5] },
  );
  observer.observe(element);

  function stop() {
    observer.disconnect();
    cancelAnimationFrame(frame);
    showTruth();
  }

  const stopWatching = watchMotion((isReduced) => isReduced && stop());
  return () => {
    stopWatching();
    stop();
  };
}
