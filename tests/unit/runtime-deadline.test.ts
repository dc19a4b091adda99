// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { raceMiddleware } from '../support/race-site.ts';
import { settled } from '../support/runtime-window.ts';

const MANIFEST = '/manifest.json';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Given {
  /** What the middleware waits for. */
  linger?: Promise<void>;
  /** When the runtime has last handed a visit to the browser. */
  leftAt?: number;
}

/** A visitor on the home page, who follows a link at the moment 0. */
async function click(path: string, { linger, leftAt }: Given = {}) {
  const page = openPage('/', {
    middleware: async () => raceMiddleware(async () => linger, '/'),
  });
  if (leftAt) sessionStorage.setItem('pointwork-left', String(leftAt));
  const { startMessages } = await import('../../scripts/runtime/page/messages.ts');
  const { navigate } = await import('../../scripts/runtime/visit/navigate.ts');
  const { Visit } = await import('../../scripts/runtime/visit/visit.ts');
  startMessages();
  const url = new URL(path, location.href);
  void navigate(new Visit(url, path, 'push'));
  await settled();
  const { network, site, tab } = page;
  return {
    ...page,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    /** A healthy server answers the oldest request of a URL. */
    answer: async (url: string) => {
      const request = network.find(url);
      request.answer(site.answer(request.method, url));
      await settled();
    },
    loaded: () => tab.wantedLoad && new URL(tab.wantedLoad.url).pathname,
    words: () => document.getElementById('page')?.textContent,
  };
}

test('data that hang are given up 8 seconds after the click, however many have come late', async () => {
  const { pass, answer, loaded, words } = await click('/a');
  await pass(5000);
  await answer('/a');
  await answer(MANIFEST);
  await pass(2999);
  expect([loaded(), words()]).toEqual([undefined, expect.stringContaining('Page index')]);
  await pass(1);
  expect(loaded()).toBe('/a');
});

test('a manifest that hangs takes the whole time', async () => {
  const { pass, answer, loaded } = await click('/a');
  await pass(3000);
  await answer('/a');
  await pass(5001);
  expect(loaded()).toBe('/a');
});

test('a server that does not answer at all is known by then', async () => {
  const { pass, loaded, words } = await click('/a');
  await pass(8001);
  expect(loaded()).toBeUndefined();
  expect(words()).toContain('Page index');
  expect(document.querySelector('[data-runtime=notice]')?.textContent).toMatch(/offline/);
});

test('an error page that hangs, too, is not waited for any longer', async () => {
  const { pass, answer, loaded, words } = await click('/a', { leftAt: Date.now() });
  await answer(MANIFEST);
  await pass(3000);
  await answer('/a');
  await pass(5000 + 90);
  expect(loaded()).toBeUndefined();
  expect(words()).toContain('An error occurred while showing the error page');
});

test('the time that middleware takes is not counted', async () => {
  const { promise: linger, resolve: goOn } = Promise.withResolvers<void>();
  const { pass, answer, loaded, words } = await click('/slow', { linger });
  await answer(MANIFEST);
  await answer('/slow/payload.json?v=1');
  await pass(9000);
  goOn();
  await pass(90);
  expect(loaded()).toBeUndefined();
  expect(words()).toContain('Page slow');
});
