import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interchangeTall } from '../../../../components/drawings/interchange-tall.ts';
import { interchangeWide } from '../../../../components/drawings/interchange-wide.ts';
import { type Piece, traceRoute } from '../../../../components/drawings/trace-route.ts';
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
      const [, written = ''] = RUNS.split(`@keyframes train-${name}-${line} {`);
      const [own = ''] = written.split('@keyframes');
      const frames = [...own.matchAll(/(from|[\d.]+%) \{\s*transform: ([^;]+);/g)];

      expect(frames.map(([, share, move]) => `${share} ${move}`)).toEqual(
        wayOf(traceRoute(vertices, radius), train),
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

/** The position of a train at the end of each straight run of its line, as keyframes. */
function wayOf(route: readonly Piece[], fromEnd: number): string[] {
  const half = 12;
  const round = (value: number) => Number(value.toFixed(1));
  const [x, y] = route.at(-1)?.to ?? [0, 0];
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
      move: `translate(${round(point[0])}px, ${round(point[1])}px) rotate(${turn}deg) translate(${-(x - fromEnd + half)}px, ${-y}px)`,
    }));
  });
  return frames
    .filter(({ share }, index) => share !== frames[index - 1]?.share)
    .map(({ share, move }) => `${share} ${move}`);
}
