import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RecordLine } from '../../../../components/drawings/RecordLine.tsx';
import type { Point } from '../../../../components/drawings/trace-route.ts';
import { pathLines } from '../../../support/path-lines.ts';

/** The two drawings of a record of 41 stations: the stations on the line, the sidings and their discs. */
function drawings(late: readonly number[]) {
  const [wide, tall] = renderToStaticMarkup(<RecordLine count={41} late={late} />).split('</svg>');
  return { wide: readDrawing(wide), tall: readDrawing(tall) };
}

function readDrawing(svg = '') {
  const [tracks = '', dots = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  const [, ...sidings] = pathLines(tracks);
  const stations = pathLines(dots).map(([place = [Number.NaN, Number.NaN]]) => place);
  const discs = [...svg.matchAll(/cx="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
  return { stations, sidings, discs };
}

const RECORDS = [[[4, 17, 32]], [[1, 2, 41]], [[14, 15, 28]]];

describe.each(['wide', 'tall'] as const)('in the %s drawing', (size) => {
  test.each(RECORDS)(
    'the late stations %j are missing on the line, and have a siding that leaves from their gap',
    (late) => {
      const all = drawings([])[size].stations;
      const { stations, sidings } = drawings(late)[size];

      expect(all).toHaveLength(41);
      expect(stations).toEqual(all.filter((_, index) => !late.includes(index + 1)));
      expect(sidings).toHaveLength(late.length);
      for (const [index, number] of late.entries()) {
        const [[x, y] = [], [start, height] = []] = [all[number - 1], sidings[index]?.[0]];
        expect(Math.abs((start ?? Number.NaN) - (x ?? Number.NaN))).toBeLessThanOrEqual(10);
        expect(height).toBe(y);
      }
    },
  );

  test.each(RECORDS)(
    'the sidings of the late stations %j leave in the direction of travel, and end in their discs',
    (late) => {
      const all = drawings([])[size].stations;
      const { sidings, discs } = drawings(late)[size];

      for (const [index, number] of late.entries()) {
        const places = (sidings[index] ?? []).map(([x]) => x);
        const steps = places.slice(1).map((x, before) => x - (places[before] ?? x));
        const way = travel(all, number);
        expect(steps).not.toEqual([]);
        expect(steps.map(Math.sign)).toEqual(steps.map(() => way));
        expect(Math.abs((places.at(-1) ?? 0) - (discs[index] ?? 0))).toBeLessThan(5);
      }
    },
  );
});

/** Along the row of the station: 1 to the right, -1 to the left. */
function travel(all: readonly Point[], number: number): number {
  const [before, here, after] = [all[number - 2], all[number - 1], all[number]];
  const [from, to] = here?.[1] === after?.[1] ? [here, after] : [before, here];
  return Math.sign((to?.[0] ?? 0) - (from?.[0] ?? 0));
}

test('on wide screens the sidings lead to equal columns, wherever they leave the line', () => {
  const { discs } = drawings([4, 17, 32]).wide;
  const [first = 0, second = 0, third = 0] = discs;

  expect(second - first).toBeCloseTo(third - second);
  expect(drawings([1, 2, 3]).wide.discs).toEqual(discs);
});
