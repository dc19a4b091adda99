import { expect, test } from 'vitest';
import { steadyGlobals } from '../../scripts/build/steady-globals.ts';

let isStrict = false;
const { Date: SteadyDate, Math: steadyMath, ...others } = steadyGlobals(() => isStrict);

/** Runs a task as while a page renders. */
function strictly<Result>(task: () => Result): Result {
  isStrict = true;
  try {
    return task();
  } finally {
    isStrict = false;
  }
}

test.each<[call: string, task: () => unknown]>([
  ['Date()', () => SteadyDate()],
  ['new Date()', () => new SteadyDate()],
  ['Date.now()', () => SteadyDate.now()],
  ['Math.random()', () => steadyMath.random()],
  ['performance.now()', () => others.performance.now()],
  ['crypto.randomUUID()', () => others.crypto.randomUUID()],
  ['crypto.getRandomValues()', () => others.crypto.getRandomValues(new Uint8Array(1))],
])('%s is refused while a page renders, and works while it loads', (call, task) => {
  expect(() => strictly(task)).toThrow(`${call} gives another result with every build`);
  expect(task).not.toThrow();
});

test('a subclass of Date is refused the clock too', () => {
  class Day extends SteadyDate {}
  expect(() => strictly(() => new Day())).toThrow('new Date()');
  expect(strictly(() => new Day(0).getTime())).toBe(0);
});

test('dates that are written down, and the rest of Math, work at any time', () => {
  strictly(() => {
    const date = new SteadyDate('2026-01-02T03:04:05Z');
    expect(date).toBeInstanceOf(Date);
    expect(date).toBeInstanceOf(SteadyDate);
    expect(date.toISOString()).toBe('2026-01-02T03:04:05.000Z');
    expect(SteadyDate.UTC(2026, 0)).toBe(Date.UTC(2026, 0));
    expect(SteadyDate.parse('2026')).toBe(Date.parse('2026'));
    expect(steadyMath.max(1, 2) + steadyMath.PI).toBe(2 + Math.PI);
    expect(others.crypto.subtle).toBe(crypto.subtle);
  });
});
