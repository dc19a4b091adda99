import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { interchangeTall } from '../../../../components/drawings/interchange-tall.ts';
import { interchangeWide } from '../../../../components/drawings/interchange-wide.ts';
import {
  type LineMapData,
  labelRadius,
  RADII,
} from '../../../../components/drawings/line-map-data.ts';
import { type Piece, type Point, traceRoute } from '../../../../components/drawings/trace-route.ts';
import { type Box, labelBox } from '../../../support/label-box.ts';
import { projectRoot } from '../../../support/project-root.ts';

const RUNS = readFileSync(join(projectRoot, 'components/drawings/train-runs.late.css'), 'utf8');

// The widths of lines and the largest sizes of labels come from the stylesheets.
describe.each([
  { name: 'wide', map: interchangeWide, pitch: 34, lineWidth: 14, labelSize: 20 },
  { name: 'tall', map: interchangeTall, pitch: 16, lineWidth: 10, labelSize: 15 },
])('the $name tube map', ({ name, map, pitch, lineWidth, labelSize }) => {
  const { viewBox, radius, lines, stations, interchange, promise } = map;
  const routes = lines.map(({ vertices }) => traceRoute(vertices, radius));
  const labels = [
    ...stations.map((station) => ({
      name: station.name,
      box: labelBox(station.at, station.label, labelRadius(station), station.name, labelSize),
    })),
    {
      name: interchange.name,
      box: labelBox(
        (interchange.label === 'right' ? interchange.stops.at(-1) : interchange.stops[0]) as Point,
        interchange.label,
        interchange.radius,
        interchange.name,
        1.4 * labelSize * 0.85, // Set tighter than other labels.
      ),
    },
    { name: promise.text, box: promiseBox(promise, labelSize) },
  ];

  test('has each of the four lines once, and two trains', () => {
    expect(lines.map(({ line }) => line).sort()).toEqual([1, 2, 3, 4]);
    expect(stations.flatMap(({ terminus }) => terminus ?? []).sort()).toEqual([1, 2, 3, 4]);
    expect(lines.filter(({ train }) => train)).toHaveLength(2);
  });

  test('runs its trains along the corners of their lines, to where they rest', () => {
    for (const [index, { line, train }] of lines.entries()) {
      if (!train) continue;
      const way = routes[index] ?? [];
      const [, written = ''] = RUNS.split(`@keyframes train-${name}-${line} {`);
      const [own = ''] = written.split('@keyframes');
      const frames = [...own.matchAll(/(from|[\d.]+%) \{\s*transform: ([^;]+);/g)];

      expect(frames.map(([, share, move]) => `${share} ${move}`)).toEqual(wayOf(way, train));
      const origin = restOf(way, train).map((at) => `${at}px`);
      expect(RUNS).toContain(
        `[href="#${name}-${line}"] {\n        transform-origin: ${origin.join(' ')};`,
      );
    }
  });

  test('lets the lines leave in parallel, from 1 at the top to 4 below, one pitch apart', () => {
    const ends = [...lines].sort((a, b) => a.line - b.line).map(({ vertices }) => vertices.at(-1));
    const [first] = ends;

    expect(ends).toEqual(ends.map((_, index) => [first?.[0], (first?.[1] ?? 0) + index * pitch]));
  });

  test('keeps lines at the same distance where they turn together, about one centre', () => {
    const together = lines.flatMap(({ vertices }) => vertices.filter((vertex) => vertex[2]));
    const centres = together.map(([x, y, turn = 0]) => [x + turn, y - turn]);

    expect(new Set(centres.map(String)).size).toBeLessThanOrEqual(1);
  });

  test('shows every turn: stations stand on straight runs, clear of turns', () => {
    for (const { at, terminus } of stations) {
      const free = terminus ? 0 : RADII.station;
      const runs = routes.flat().filter(({ radius }) => radius === undefined);
      expect(runs.some(({ from, to }) => isOn(at, from, to, free))).toBe(true);
    }
    for (const stop of interchange.stops) {
      const runs = routes.flat().filter(({ radius }) => radius === undefined);
      expect(runs.some(({ from, to }) => isOn(stop, from, to, interchange.radius))).toBe(true);
    }
  });

  test('keeps labels clear of lines, stations and each other', () => {
    const points = routes.flat().flatMap(({ from, to }) => sample(from, to));
    for (const { name, box } of labels) {
      const near = grow(box, lineWidth / 2 + 1);
      expect([name, points.some((point) => isIn(point, near))]).toEqual([name, false]);
      for (const { at } of stations) expect(isIn(at, grow(box, RADII.station))).toBe(false);
      for (const other of labels) {
        if (other.name !== name) expect(overlap(box, other.box)).toBe(false);
      }
    }
  });

  test('contains everything except the ends of the lines that leave to the right', () => {
    const [x, y, width, height] = viewBox;
    const view = { left: x, top: y, right: x + width, bottom: y + height };
    const trains = lines.flatMap(({ vertices, train }) => {
      const [end = 0] = vertices.at(-1) ?? [];
      return train ? [end - train + 24 + lineWidth] : [];
    });
    const points = routes.flat().flatMap(({ from, to }) => [from, to]);

    for (const { box } of labels) {
      expect(isIn([box.left, box.top], view) && isIn([box.right, box.bottom], view)).toBe(true);
    }
    for (const [left, top] of points) {
      expect(isIn([Math.min(left, view.right), top], grow(view, -lineWidth / 2))).toBe(
        left < view.right - lineWidth,
      );
    }
    expect(Math.max(...trains)).toBeLessThanOrEqual(view.right);
  });
});

test('the map for phones has the stations of the wide one', () => {
  const names = ({ stations }: typeof interchangeWide) => stations.map(({ name }) => name).sort();

  expect(names(interchangeTall)).toEqual(names(interchangeWide));
});

/** Of running text: its characters are narrower on average than those of the widest names. */
function promiseBox({ text, at: [left, y] }: LineMapData['promise'], size: number): Box {
  return {
    left,
    right: left + text.length * 0.5 * size,
    top: y - 0.75 * size,
    bottom: y + 0.25 * size,
  };
}

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

function isOn([x, y]: Point, from: Point, to: Point, free: number): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (x - from[0]) * dx + (y - from[1]) * dy;
  const aside = Math.abs((x - from[0]) * dy - (y - from[1]) * dx);
  return aside < 0.1 && along >= free && along <= length - free;
}

function sample(from: Point, to: Point): Point[] {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const isIn = ([x, y]: Point, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
