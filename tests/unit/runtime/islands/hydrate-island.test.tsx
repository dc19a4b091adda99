// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { hydrateIsland } from '../../../../scripts/runtime/islands/hydrate-island.ts';

/** `heard` has the states of the island, and what React reports. */
function hydrate() {
  const element = document.createElement('react-island');
  element.innerHTML = '<b>Words</b>';
  document.body.append(element);
  const heard: string[] = [];
  const note = (event: ErrorEvent) => {
    heard.push(event.message);
    event.preventDefault();
  };
  // Where there is no `reportError`, React reports with an event.
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  const life = new AbortController();
  const setState = (state: string) => heard.push(state);
  const island = {
    element,
    signal: life.signal,
    setState,
    recorded: new Map(),
    stopRecording() {},
  };
  const hydrated = hydrateIsland(() => <b>Words</b>, island);
  return { element, heard, hydrated, leave: () => life.abort() };
}

test('an island whose page is left before React has begun stays as it is', async () => {
  const { element, heard, hydrated, leave } = hydrate();
  leave();
  await hydrated;
  expect([element.innerHTML, heard]).toEqual(['<b>Words</b>', []]);
});

test('an island whose page is left at once is let go of in silence', async () => {
  const { element, heard, hydrated, leave } = hydrate();
  await hydrated;
  leave();
  await vi.waitFor(() => expect(element.innerHTML).toBe(''));
  expect(heard).toEqual(['hydrated']);
});
