// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openFakePage } from '../../../support/runtime/open-fake-page.ts';
import { openDocument } from '../../../support/runtime/runtime-window.ts';

const load = () => import('../../../../scripts/runtime/browser/history-entries.ts');

const QUESTIONS = `<details id="first"></details><details></details><details id="second" open></details>
  <input value="mine" name="card"><button aria-pressed="true"></button>`;

const opened = () =>
  Array.from(document.querySelectorAll('details'), (question) => (question.open ? 1 : 0)).join('');

/** Opens a page with questions, of which the visitor opens two and closes one, and reloads it. */
async function reload() {
  const { site } = openFakePage('/a');
  const { body, ...document } = site.documentOf('/a');
  const served = { ...document, body: body.replace('<h1>', `${QUESTIONS}<h1>`) };
  openDocument(served);
  (await load()).startHistory(() => {});
  const [first, unnamed, second] = globalThis.document.querySelectorAll('details');
  Object.assign(first as object, { open: true });
  Object.assign(unnamed as object, { open: true });
  Object.assign(second as object, { open: false });
  scrollTo({ top: 700 });
  dispatchEvent(new Event('pagehide'));
  const { scrollRestoration } = history;
  openDocument(served);
  scrollTo({ top: 0 });
  return { ...(await load()), scrollRestoration };
}

test.each<[act: string, doIt: () => void]>([
  ['scrolled', () => scrollTo({ top: 200 })],
  ['gone into a field', () => document.querySelector('input')?.focus()],
])('nothing is brought back on a first load where the visitor has %s already', async (_, doIt) => {
  const { restoreMemory } = await reload();
  doIt();
  const before = scrollY;
  restoreMemory('first load');
  expect([opened(), scrollY]).toEqual(['001', before]);
});

test('a reloaded page that ends above the position, since its questions are closed, is scrolled there once they are open', async () => {
  const { restoreMemory } = await reload();
  const root = document.documentElement;
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(1100);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(500);
  scrollTo({ top: 600 });
  restoreMemory('first load');
  expect([opened(), scrollY]).toEqual(['101', 700]);
});

test('a browser scrolls by itself while a document loads, once it is left and while it is hidden', async () => {
  const { scrollRestoration, startHistory } = await reload();
  expect(scrollRestoration).toBe('auto');
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startHistory(() => {});
  const seen = [history.scrollRestoration];
  const visibility = vi.spyOn(document, 'hidden', 'get');
  for (const [type, state] of [
    ['pageshow', 'visible'],
    ['visibilitychange', 'hidden'],
    ['visibilitychange', 'visible'],
    ['pagehide', 'visible'],
    ['pageshow', 'visible'],
  ] as const) {
    visibility.mockReturnValue(state === 'hidden');
    dispatchEvent(new Event(type));
    seen.push(history.scrollRestoration);
  }
  expect(seen).toEqual(['auto', 'manual', 'auto', 'manual', 'auto', 'manual']);
  expect(readyState).toHaveBeenCalled();
});
