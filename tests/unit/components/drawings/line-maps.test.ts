import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interchangeTall } from '../../../../components/drawings/interchange-tall.ts';
import { interchangeWide } from '../../../../components/drawings/interchange-wide.ts';
import { type Piece, type Point, traceRoute } from '../../../../components/drawings/route.ts';
import { projectRoot } from '../../../support/project-root.ts';

const RUNS = readFileSync(join(projectRoot, 'components/drawings/train-runs.late.css'), 'utf8');

test.each([
  { name: 'wide', ...interchangeWide },
  { name: 'tall', ...interchangeTall },
])(
  'the $name tube map runs two trains along the corners of their lines, to where they rest',
  ({ name, lines, radius }) => {
    for (const { line, train, vertices } of lines) {
      if (!train) continue;
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
    expect(lines.filter(({ train }) => train)).toHaveLength(2);
  },
);

test('the map for phones has the lines and stations of the wide one', () => {
  const names = ({ lines, stations }: typeof interchangeWide) =>
    [...lines.map(({ line }) => `${line}`), ...stations.map(({ name }) => name)].sort();

  expect(names(interchangeTall)).toEqual(names(interchangeWide));
});

/** Half the length of a train. */
const half = 12;

/** The middle of a train at rest. */
function restOf(route: readonly Piece[], fromEnd: number): Point {
  const [x, y] = route.at(-1)?.to ?? [0, 0];
  return [x - fromEnd + half, y];
}

/** From where it rests, the way of a train to the end of each straight run of its line, as keyframes. */
function wayOf(route: readonly Piece[], fromEnd: number): string[] {
  const round = (value: number) => Number(value.toFixed(1));
  const rest = restOf(route, fromEnd);
  const length = route.reduce((sum, piece) => sum + piece.length, 0) - fromEnd + half;
  let gone = 0;
  const frames = route.flatMap(({ from, to, length: own, radius }, index) => {
    const ends = [
      { at: gone, point: from },
      { at: gone + own, point: to },
    ];
    gone += own;
    if (radius !== undefined) return [];
    const turn = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
    return (index === route.length - 1 ? ends.slice(0, 1) : ends).map(({ at, point }) => ({
      share: at === 0 ? 'from' : `${round((100 * at) / length)}%`,
      move: `translate(${round(point[0] - rest[0])}px, ${round(point[1] - rest[1])}px) rotate(${turn}deg)`,
    }));
  });
  return frames
    .filter(({ share }, index) => share !== frames[index - 1]?.share)
    .map(({ share, move }) => `${share} ${move}`);
}
