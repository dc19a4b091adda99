import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RecordLine } from '../../../../components/drawings/RecordLine.tsx';
import { pathLines } from '../../../support/path-lines.ts';

/** The two drawings of a record of 41 stations: its stations with the direction of travel, its sidings and its discs. */
function drawings(late: readonly number[]) {
  const [wide, tall] = renderToStaticMarkup(<RecordLine count={41} late={late} />).split('</svg>');
  return { wide: readDrawing(wide), tall: readDrawing(tall) };
}

function readDrawing(svg = '') {
  const [, rows = '', sidings = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  const pitch = Number(/stroke-dasharray="0 ([\d.]+)"/.exec(svg)?.[1]);
  const stations = pathLines(rows).flatMap(([[from, y] = [0, 0], [to] = [0, 0]]) => {
    const way = Math.sign(to - from);
    const count = Math.floor(Math.abs(to - from) / pitch) + 1;
    return Array.from({ length: count }, (_, index) => ({ x: from + way * index * pitch, y, way }));
  });
  const discs = [...svg.matchAll(/cx="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
  return { pitch, stations, sidings: pathLines(sidings), discs };
}

const RECORDS = [[[4, 17, 32]], [[1, 2, 41]], [[14, 15, 28]]];

describe.each(['wide', 'tall'] as const)('in the %s drawing', (size) => {
  test.each(RECORDS)(
    'the late stations %j each have a siding that leaves from their gap',
    (late) => {
      const { pitch, stations, sidings } = drawings(late)[size];

      expect(stations).toHaveLength(41);
      expect(sidings).toHaveLength(late.length);
      for (const [index, number] of late.entries()) {
        const [station, start = [Number.NaN, Number.NaN]] = [
          stations[number - 1],
          sidings[index]?.[0],
        ];
        expect(Math.abs(start[0] - (station?.x ?? 0))).toBeLessThanOrEqual(pitch / 2);
        expect(start[1]).toBe(station?.y);
      }
    },
  );

  test.each(RECORDS)(
    'the sidings of the late stations %j leave in the direction of travel, and end in their discs',
    (late) => {
      const { stations, sidings, discs } = drawings(late)[size];

      for (const [index, number] of late.entries()) {
        const places = (sidings[index] ?? []).map(([x]) => x);
        const steps = places.slice(1).map((x, before) => x - (places[before] ?? x));
        const way = stations[number - 1]?.way;
        expect(steps).not.toEqual([]);
        expect(steps.map(Math.sign)).toEqual(steps.map(() => way));
        expect(Math.abs((places.at(-1) ?? 0) - (discs[index] ?? 0))).toBeLessThan(5);
      }
    },
  );
});

test('on wide screens the sidings lead to equal columns, wherever they leave the line', () => {
  const { discs } = drawings([4, 17, 32]).wide;
  const [first = 0, second = 0, third = 0] = discs;

  expect(second - first).toBeCloseTo(third - second);
  expect(drawings([1, 2, 3]).wide.discs).toEqual(discs);
});
