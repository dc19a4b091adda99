import { watchMotion } from '../ui/watch-motion.ts';

/** Milliseconds from the terminus to where a train rests. */
const RUN = 6000;
/** The curve of `--e-line`. */
const EASE = 'cubic-bezier(.65, 0, .35, 1)';

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
    const [uncover] = isReduced ? [] : map.getAnimations({ subtree: true }).filter(isUncover);
    if (!uncover) return;
    const delay = Number(uncover.effect?.getComputedTiming().endTime) - Number(uncover.currentTime);
    runs = [...map.querySelectorAll<SVGPathElement>('.train')]
      .filter((train) => train.checkVisibility({ visibilityProperty: true }))
      .map((train) =>
        train.animate(wayTo(train), { delay, duration: RUN, easing: EASE, fill: 'backwards' }),
      );
  });
  return () => {
    unwatch();
    rest();
  };
}

function isUncover(animation: Animation): boolean {
  return animation instanceof CSSAnimation && animation.animationName === 'interchange-map-uncover';
}

/**
 * The way to where a train rests, corner by corner. A train is one dash of its line, so its offset tells how far along
 * it rests; the last run of a line is straight.
 */
function wayTo(train: SVGPathElement): Keyframe[] {
  const corners = cornersOf(train.getAttribute('d') ?? '');
  const goal = train.getPointAtLength(-Number(train.getAttribute('stroke-dashoffset')));
  corners.splice(-1, 1, { x: goal.x, y: goal.y, isTurn: false });
  let distance = 0;
  const way = corners.map(({ x, y, isTurn }, index) => {
    const before = corners[index - 1];
    if (before) distance += Math.hypot(x - before.x, y - before.y);
    // Along the straight run that ends or begins here.
    const [from, to] =
      before && !isTurn ? [before, { x, y }] : [{ x, y }, corners[index + 1] ?? { x, y }];
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    return { distance, transform: `translate(${x}px, ${y}px) rotate(${turn}rad)` };
  });
  return way.map(({ distance: reached, transform }) => ({
    offset: reached / distance,
    transform: `${transform} translate(${-goal.x}px, ${-goal.y}px)`,
    transformOrigin: '0 0',
  }));
}

/** The points at which straight runs and turns of a line end, from its path data; see routePath. */
function cornersOf(path: string): { x: number; y: number; isTurn: boolean }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHVLA])([^A-Z]+)/g)].map(([, command, values = '']) => {
    const numbers = values.split(' ').map(Number);
    if (command !== 'V') x = numbers.at(command === 'H' ? 0 : -2) ?? x;
    if (command !== 'H') y = numbers.at(-1) ?? y;
    return { x, y, isTurn: command === 'A' };
  });
}
