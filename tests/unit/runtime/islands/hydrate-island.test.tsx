// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { hydrateIsland } from '../../../../scripts/runtime/islands/hydrate-island.ts';

const states: string[] = [];
const errors: string[] = [];

function hydrate() {
  const element = document.createElement('react-island');
  element.innerHTML = '<b>Words</b>';
  document.body.append(element);
  states.length = 0;
  errors.length = 0;
  const note = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
  };
  // Where there is no `reportError`, React reports with an event.
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  const life = new AbortController();
  const hydrated = hydrateIsland(() => <b>Words</b>, {
    element,
    signal: life.signal,
    setState: (state) => states.push(state),
    recorded: new Map(),
  });
  return { element, hydrated, leave: () => life.abort() };
}

test('an island whose page is left before React has begun stays as it is', async () => {
  const { element, hydrated, leave } = hydrate();
  leave();
  await hydrated;
  expect([element.innerHTML, states, errors]).toEqual(['<b>Words</b>', [], []]);
});

test('an island whose page is left at once is let go of in silence', async () => {
  const { element, hydrated, leave } = hydrate();
  await hydrated;
  leave();
  await vi.waitFor(() => expect(element.innerHTML).toBe(''));
  expect([states, errors]).toEqual([['hydrated'], []]);
});
