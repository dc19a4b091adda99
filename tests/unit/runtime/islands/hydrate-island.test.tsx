// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { hydrateIsland } from '../../../../scripts/runtime/islands/hydrate-island.ts';

test('an island whose page is left at once is let go of in silence', async () => {
  const element = document.createElement('react-island');
  element.innerHTML = '<b>Words</b>';
  document.body.append(element);
  const reported: string[] = [];
  const note = (event: ErrorEvent) => {
    reported.push(event.message);
    event.preventDefault();
  };
  // Where there is no `reportError`, React reports with an event.
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  const life = new AbortController();

  hydrateIsland(
    () => <b>Words</b>,
    element,
    () => {},
    life.signal,
  );
  life.abort();

  await vi.waitFor(() => expect(element.innerHTML).toBe(''));
  expect(reported).toEqual([]);
});
