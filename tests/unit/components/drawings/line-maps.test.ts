import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tall, wide } from '../../../../components/drawings/interchange-plans.ts';
import { type Piece, type Point, traceRoute } from '../../../../components/drawings/route.ts';
import { projectRoot } from '../../../support/project-root.ts';

const RUNS = readFileSync(join(projectRoot, 'components/drawings/train-runs.css'), 'utf8');

test.each(Object.entries({ wide, tall }))(
  'the %s tube map runs two trains along the corners of their lines, to where they rest',
  (name, { lines, radius }) => {
    const running = lines.filter(({ train }) => train);
    for (const { line, train = 0, vertices } of running) {
      const way = traceRoute(vertices, radius);
      const [, written = ''] = RUNS.split(`@keyframes train-${name}-${line} {`);
      const [own = ''] = written.split('@keyframes');
      const frames = [...own.matchAll(/(from|[\d.]+%) \{\s*transform: ([^;]+);/g)];

      expect(frames.map(([, share, move]) => `${share} ${move}`)).toEqual(wayOf(way, train));
      const origin = restOf(way, train).map((at) => `${at}px`);
      expect(RUNS).toContain(
        `[href="#${name}-${line}"] {\n        transform-origin: ${origin.join(' ')};`,
      );
    }
    expect(running).toHaveLength(2);
  },
);

/** Half the length of a train. */
const HALF = 12;

/** The middle of a train at rest. */
function restOf(route: readonly Piece[], fromEnd: number): Point {
  const [x, y] = route.at(-1)?.to ?? [0, 0];
  return [x - fromEnd + HALF, y];
}

/** From where it rests, the way of a train to the end of each straight run of its line, as keyframes. */
function wayOf(route: readonly Piece[], fromEnd: number): string[] {
  const round = (value: number) => Number(value.toFixed(1));
  const rest = restOf(route, fromEnd);
  const length = route.reduce((sum, piece) => sum + piece.length, 0) - fromEnd + HALF;
  let gone = 0;
  const frames = route.flatMap(({ from, to, length: own, turn }, index) => {
    const ends = [
      { at: gone, point: from },
      { at: gone + own, point: to },
    ];
    gone += own;
    if (turn) return [];
    const angle = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
    return (index === route.length - 1 ? ends.slice(0, 1) : ends).map(({ at, point }) => ({
      share: at === 0 ? 'from' : `${round((100 * at) / length)}%`,
      move: `translate(${round(point[0] - rest[0])}px, ${round(point[1] - rest[1])}px) rotate(${angle}deg)`,
    }));
  });
  return frames
    .filter(({ share }, index) => share !== frames[index - 1]?.share)
    .map(({ share, move }) => `${share} ${move}`);
}
