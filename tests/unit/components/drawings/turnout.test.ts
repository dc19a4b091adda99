import { describe, expect, test } from 'vitest';
import { RAIL, SLEEPER, turnoutPlan } from '../../../../components/drawings/turnout-plan.ts';

const END = 424;
const { top, route, rails, rows, dashes, shared } = turnoutPlan(-500, END);
const [, bent = ''] = route.split('H0');

describe('the turnout', () => {
  test('leads across the points to the middle of the upper track', () => {
    expect(lastPlace(route)).toEqual([END, top]);
  });

  test('has two rails at each end, as far from the middle of their track as at its start', () => {
    const ends = rails.split('M').slice(1).map(lastPlace);

    expect(ends.map(([x]) => x)).toEqual([END, END, END, END]);
    for (const [index, y] of [RAIL, top - RAIL, top + RAIL, -RAIL].entries()) {
      expect(ends[index]?.[1]).toBeCloseTo(y);
    }
  });

  test('turns its rails about the same centres as the middle of the track', () => {
    const middle = arcs(bent);
    const bends = rails
      .split('M')
      .filter((rail) => rail.includes('A'))
      .map(arcs);

    expect(middle).toHaveLength(2);
    expect(bends.map((bend) => bend.map(({ radius }, turn) => radius - radiusOf(turn)))).toEqual([
      [-RAIL, RAIL],
      [RAIL, -RAIL],
    ]);
    for (const [first] of bends) {
      const [x, y] = first?.to ?? [0, 0];
      expect(Math.abs(Math.hypot(x, y + radiusOf(0)) - (first?.radius ?? 0))).toBeLessThan(1);
    }

    function radiusOf(turn: number): number {
      return middle[turn]?.radius ?? 0;
    }
  });

  test('has sleepers that grow from one track wide to two, and turn as they do', () => {
    const sleepers = shared
      .split('M')
      .slice(1)
      .map((sleeper) => sleeper.split(/[L ]/).map(Number));
    const heights = sleepers.map(([, , , to = Number.NaN]) => to);
    const turns = sleepers.map(([x = 0, , to = 0]) => x - to);

    expect(sleepers.every(([, from]) => from === SLEEPER)).toBe(true);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(heights[0]).toBeCloseTo(-SLEEPER, 0);
    expect(heights.at(-1)).toBeLessThan(-2 * SLEEPER);
  });

  test('never ends with part of a sleeper', () => {
    const [sleeper = 0, gap = 0] = dashes.split(' ').map(Number);
    const straight = rows.split('M')[2] ?? '';
    const [from = 0, to = 0] = straight.split(' 0H').map(Number);
    const rest = (to - from) % (sleeper + gap);

    expect(rest === 0 || rest >= sleeper).toBe(true);
  });
});

function arcs(path: string) {
  return [...path.matchAll(/A(\S+) \S+ 0 0 \d (\S+) ([\d.-]+)/g)].map(([, radius, x, y]) => ({
    radius: Number(radius),
    to: [Number(x), Number(y)] as const,
  }));
}

/** The end of a path whose last command is H. */
function lastPlace(path: string): [number, number] {
  const heights = [...path.matchAll(/(?:A[\d. ]+|[ML]?)(-?[\d.]+) (-?[\d.]+)(?=[A-Z])/g)];
  return [Number(path.split('H').at(-1)), Number(heights.at(-1)?.[2])];
}
