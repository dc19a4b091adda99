import { watchMotion } from '../ui/watch-motion.ts';

/** Milliseconds from the terminus to where a train rests. */
const RUN = 6000;
/** Straight pieces that the way is made of: each shorter than a turn, so that a train seems to follow its line. */
const PIECES = 32;

/**
 * Runs the trains of a line map once it is uncovered, from their termini to where they rest. They move by `transform`,
 * which browsers animate beside the main thread: no frame of the run costs a layout or a paint. Where the script comes
 * after the map was uncovered, or motion is unwanted, the trains stay at rest.
 */
export default function trains(map: HTMLElement): () => void {
  let runs: Animation[] = [];

  function rest() {
    for (const run of runs) run.cancel();
    runs = [];
  }

  const unwatch = watchMotion((isReduced) => {
    rest();
    const uncover = map.getAnimations({ subtree: true }).find(isUncover)?.effect;
    if (isReduced || !uncover) return;
    const { endTime, localTime } = uncover.getComputedTiming();
    const timing = {
      delay: Number(endTime) - Number(localTime),
      duration: RUN,
      // The curve of `--e-line`.
      easing: 'cubic-bezier(.65, 0, .35, 1)',
      fill: 'backwards',
    } as const;
    runs = [...map.querySelectorAll<SVGUseElement>('.train')].map((train) =>
      train.animate({ transform: wayTo(train), transformOrigin: '0 0' }, timing),
    );
  });
  return () => {
    unwatch();
    rest();
  };
}

const isUncover = (animation: Animation) =>
  (animation as CSSAnimation).animationName === 'interchange-map-uncover';

/** A train is one dash of its line, which is 1 long: its offset tells how far along it rests, on a straight run. */
function wayTo(train: SVGUseElement): string[] {
  const line = document.querySelector(train.href.baseVal) as SVGPathElement;
  const end = -Number(train.getAttribute('stroke-dashoffset')) * line.getTotalLength();
  const rest = line.getPointAtLength(end);
  let last = line.getPointAtLength(0);
  return Array.from({ length: PIECES }, (_, index) => {
    const { x, y } = line.getPointAtLength((end * (index + 1)) / PIECES);
    const turn = Math.atan2(y - last.y, x - last.x);
    last = new DOMPoint(x, y);
    return `translate(${x}px, ${y}px) rotate(${turn}rad) translate(${-rest.x}px, ${-rest.y}px)`;
  });
}
