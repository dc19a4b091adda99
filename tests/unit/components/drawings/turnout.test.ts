import { describe, expect, test } from 'vitest';
import {
  RAIL,
  SLEEPER,
  THICKNESS,
  turnoutPlan,
} from '../../../../components/drawings/turnout-plan.ts';

const END = 424;
const { top, route, rails, rows, dashes, shared } = turnoutPlan(-500, END);
const bent = rails.split('M').filter((rail) => rail.includes('a'));

describe('the turnout', () => {
  test('leads across the points to the middle of the upper track', () => {
    expect(lastPlace(route)).toEqual([END, top]);
  });

  test('has two rails at each end, as far from the middle of their track as at its start', () => {
    const ends = rails.split('M').filter(isRail).map(lastPlace);

    expect(ends.map(([x]) => x)).toEqual([END, END, END, END]);
    for (const [index, y] of [RAIL, top - RAIL, top + RAIL, -RAIL].entries()) {
      expect(ends[index]?.[1]).toBeCloseTo(y, 0);
    }
  });

  test('bends and climbs as smoothly as the middle of the track, on both rails', () => {
    const [middle, ...others] = [route, ...bent].map(pieces);

    expect(others.map(({ radii }) => radii.map((radius, turn) => radius - radiusOf(turn)))).toEqual(
      [
        [-RAIL, RAIL],
        [RAIL, -RAIL],
      ],
    );
    for (const { straight, turns } of others) {
      expect(straight).toEqual(middle?.straight);
      // Each bend ends in the direction of the straight piece after it.
      for (const [x, y] of turns) expect(2 * Math.atan2(-y, x)).toBeCloseTo(slope(straight), 2);
    }

    function radiusOf(turn: number): number {
      return middle?.radii[turn] ?? 0;
    }
  });

  test('has sleepers in step with those of the straight track, and long enough for both', () => {
    const sleepers = shared
      .split('M')
      .slice(1)
      .map((sleeper) => sleeper.split(/[V ]/).map(Number));
    const heights = sleepers.map(([, , to = Number.NaN]) => to).slice(0, -1);
    const pitch = dashes.split(' ').reduce((sum, part) => sum + Number(part), 0);
    const [before = 0, after = 0] = [...rows.matchAll(/M(\S+) 0H/g)].map(([, x]) => Number(x));

    expect(sleepers.every(([, from]) => from === SLEEPER)).toBe(true);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(heights[0]).toBeCloseTo(-SLEEPER, 0);
    expect(heights.at(-1)).toBeLessThan(-2 * SLEEPER);
    const places = [before - THICKNESS / 2, ...sleepers.map(([x = 0]) => x), after + THICKNESS / 2];
    for (const [index, x] of places.slice(1).entries()) {
      expect(x - (places[index] ?? 0)).toBe(pitch);
    }
  });

  test('never ends with part of a sleeper', () => {
    const [sleeper = 0, gap = 0] = dashes.split(' ').map(Number);
    const straight = rows.split('M')[2] ?? '';
    const [from = 0, to = 0] = straight.split(' 0H').map(Number);
    const rest = (to - from) % (sleeper + gap);

    expect(rest === 0 || rest >= sleeper).toBe(true);
  });
});

function isRail(path: string): boolean {
  return path.endsWith(`H${END}`);
}

function numbers(text = ''): number[] {
  return text.match(/-?[\d.]+/g)?.map(Number) ?? [];
}

/** The radii of the two bends, how far each leads, and the straight piece between them. */
function pieces(path: string) {
  const arcs = [...path.matchAll(/a([^a-zA-Z]+)/g)].map(([, arc]) => numbers(arc));
  return {
    radii: arcs.map(([radius = 0]) => radius),
    turns: arcs.map((arc) => arc.slice(-2) as [number, number]),
    straight: numbers(path.match(/l([^a-zA-Z]+)/)?.[1]),
  };
}

function slope([x = 0, y = 0]: number[]): number {
  return Math.atan2(-y, x);
}

/** The end of a path whose last command is H. */
function lastPlace(path: string): [number, number] {
  let y = 0;
  for (const [, command = '', rest] of path.matchAll(/([a-zA-Z]?)([^a-zA-Z]+)/g)) {
    const to = numbers(rest).at(-1) ?? 0;
    if (/[al]/.test(command)) y += to;
    else if (command !== 'H') y = to;
  }
  return [END, Math.round(y)];
}
