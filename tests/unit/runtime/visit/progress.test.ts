// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

async function open(progressBar?: () => Promise<never>) {
  const screen: {
    /** The position of the bar; undefined while it is hidden. */
    bar: number | undefined;
  } = { bar: undefined };
  const bar = {
    showBar(share: number) {
      screen.bar = share;
    },
    hideBar() {
      screen.bar = undefined;
    },
  };
  openPage('/', { progressBar: progressBar ?? (async () => bar) });
  const { startProgress, endProgress } = await import(
    '../../../../scripts/runtime/visit/progress.ts'
  );
  return { screen, startProgress, endProgress };
}

const state = () => document.documentElement.dataset.progress;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('the progress bar shows after 200 ms, and that a visit is running is marked at once', async () => {
  const { screen, startProgress } = await open();
  void startProgress();
  expect(state()).toBe('running');
  await pass(199);
  expect(screen.bar).toBeUndefined();
  await pass(1);
  expect(screen.bar).toBeGreaterThan(0);
});

test('the bar moves evenly, and reaches its end in about 5000 ms', async () => {
  const { screen, startProgress } = await open();
  void startProgress();
  await pass(200);
  const course: number[] = [];
  for (let second = 1; second <= 5; second++) {
    await pass(1000);
    course.push(Math.round(20 * (screen.bar ?? 0)) / 20);
  }

  expect(course).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('after a redirect the bar goes on from where it is, and the next visit begins anew', async () => {
  const { screen, startProgress } = await open();
  void startProgress();
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
  const { screen, startProgress, endProgress } = await open();
  void startProgress();
  await pass(150);
  endProgress('idle');
  expect(state()).toBe('idle');
  await pass(10_000);
  expect(screen.bar).toBeUndefined();
});

test('when the visit ends, the bar is full, and is hidden 500 ms later', async () => {
  const { screen, startProgress, endProgress } = await open();
  void startProgress();
  await pass(1000);
  endProgress('idle');
  expect([state(), screen.bar]).toEqual(['idle', 1]);
  await pass(499);
  expect(screen.bar).toBe(1);
  await pass(1);
  expect(screen.bar).toBeUndefined();
});

test('a failure shows the bar for 500 ms, even within the first 200 ms', async () => {
  const { screen, startProgress, endProgress } = await open();
  void startProgress();
  await pass(10);
  endProgress('failed');
  expect([state(), screen.bar]).toEqual(['failed', 1]);
  await pass(499);
  expect(state()).toBe('failed');
  await pass(1);
  expect([state(), screen.bar]).toEqual(['idle', undefined]);
});

test('a failure is still shown when its visit ends', async () => {
  const { startProgress, endProgress } = await open();
  void startProgress();
  endProgress('failed');
  endProgress('idle');
  expect(state()).toBe('failed');
});

test('a visit that starts while an earlier bar is being hidden shows a new bar', async () => {
  const { screen, startProgress, endProgress } = await open();
  void startProgress();
  await pass(300);
  endProgress('failed');
  await pass(400);
  void startProgress();
  await pass(1000);
  expect(state()).toBe('running');
  expect(screen.bar).toBeLessThan(1);
});

test('if the script of the bar cannot be fetched, there is no bar, but the state of the visit is still marked', async () => {
  const { screen, startProgress, endProgress } = await open(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  void startProgress();
  await pass(6000);
  expect([state(), screen.bar]).toEqual(['running', undefined]);
  endProgress('failed');
  expect(state()).toBe('failed');
  await settled();
  await pass(500);
  expect(state()).toBe('idle');
});
