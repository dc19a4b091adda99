// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openFakePage, pass } from '../../../support/runtime/open-fake-page.ts';

const state = () => document.documentElement.dataset.progress;

/** Starts the bar. `bar` is its position; undefined while it is hidden. */
async function start(isLost = false) {
  const screen: { bar: number | undefined } = { bar: undefined };
  const bar = {
    showBar: (share: number) => Object.assign(screen, { bar: share }),
    hideBar: () => Object.assign(screen, { bar: undefined }),
  };
  const progressBar = async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return bar;
  };
  openFakePage('/', { progressBar });
  const progress = await import('../../../../scripts/runtime/visit/progress.ts');
  void progress.startProgress();
  return { screen, ...progress };
}

test('that a visit is running is marked at once; its bar shows after 200 ms, moves evenly, and reaches its end in about 5000 ms', async () => {
  const { screen } = await start();
  expect(state()).toBe('running');
  await pass(199);
  expect(screen.bar).toBeUndefined();
  await pass(1);
  expect(screen.bar).toBeGreaterThan(0);
  const course: number[] = [];
  for (let second = 1; second <= 5; second++) {
    await pass(1000);
    course.push(Math.round(20 * (screen.bar ?? 0)) / 20);
  }
  expect(course).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('after a redirect the bar goes on from where it is, and the next visit begins anew', async () => {
  const { screen, startProgress } = await start();
  await pass(2000);
  const before = screen.bar ?? 0;
  void startProgress(true);
  await pass(300);
  expect(screen.bar).toBeGreaterThan(before);
  void startProgress();
  await pass(300);
  expect(screen.bar).toBeLessThan(before);
});

test('a visit that ends within 200 ms shows no bar', async () => {
  const { screen, endProgress } = await start();
  await pass(150);
  endProgress('idle');
  expect([state(), screen.bar]).toEqual(['idle', undefined]);
  await pass(10_000);
  expect(screen.bar).toBeUndefined();
});

test.each([
  { how: 'when a visit ends', after: 1000, end: 'idle' },
  { how: 'when it fails, even within the first 200 ms', after: 10, end: 'failed' },
] as const)('$how, the bar is full, and is hidden 500 ms later', async ({ after, end }) => {
  const { screen, endProgress } = await start();
  await pass(after);
  endProgress(end);
  // A failure is still shown when its visit ends.
  endProgress('idle');
  expect([state(), screen.bar]).toEqual([end, 1]);
  await pass(499);
  expect([state(), screen.bar]).toEqual([end, 1]);
  await pass(1);
  expect([state(), screen.bar]).toEqual(['idle', undefined]);
});

test('a visit that starts while an earlier bar is being hidden shows a new bar', async () => {
  const { screen, startProgress, endProgress } = await start();
  await pass(300);
  endProgress('failed');
  await pass(400);
  void startProgress();
  await pass(1000);
  expect(state()).toBe('running');
  expect(screen.bar).toBeLessThan(1);
});

test('if the script of the bar cannot be fetched, there is no bar, but the state of the visit is still marked', async () => {
  const { screen, endProgress } = await start(true);
  await pass(6000);
  expect([state(), screen.bar]).toEqual(['running', undefined]);
  endProgress('failed');
  expect(state()).toBe('failed');
  await pass(500);
  expect(state()).toBe('idle');
});
