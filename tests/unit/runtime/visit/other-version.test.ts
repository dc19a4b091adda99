// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../../support/runtime/fake-network.ts';
import { observePage } from '../../../support/runtime/observe-page.ts';
import { openForVisits } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

const MANIFEST = '/manifest.json';
/** On the home page, the layout is `default`. */
const DARK = '/dark/c';
const payloadOf = (path: string) => `${path}/payload.json?v=1`;
const NEW = { version: 'v2' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test.each(['push', 'history'] as const)(
  'a newer manifest loads the page that was asked for, and neither its payload nor its layout (%s)',
  async (kind) => {
    const { answer, follow, loaded, network } = await openForVisits({ leftAt: Date.now() });
    await follow(DARK, kind);
    await answer(MANIFEST, NEW);
    await answer(DARK);
    expect(loaded()).toBe(DARK);
    expect(network.requests).toEqual([`GET ${MANIFEST}`, `HEAD ${DARK}`]);
    expect(observePage()).toMatchObject({ heading: 'Page index', layout: 'default' });
  },
);

test.each(['push', 'history'] as const)(
  'a newer payload loads the page that was asked for (%s)',
  async (kind) => {
    const { answer, follow, loaded } = await openForVisits({ leftAt: Date.now() });
    await follow(DARK, kind);
    await answer(MANIFEST);
    await answer(payloadOf(DARK), NEW);
    await answer(DARK);
    expect(loaded()).toBe(DARK);
  },
);

test('a newer manifest that no longer lists the path leaves it to the server', async () => {
  const { answer, follow, loaded } = await openForVisits();
  await follow('/a');
  await answer(MANIFEST, { ...NEW, routes: {} });
  await answer('/a');
  expect(loaded()).toBe('/a');
});

test('a newer manifest that comes late puts no newer layout around the older page', async () => {
  const { answer, follow, loaded, network, pass, site } = await openForVisits();
  await follow(DARK);
  await pass(3000);
  network.find(`${DARK}/payload.json`).answer(json(site.payloadOf(DARK)));
  await settled();
  await answer(MANIFEST, NEW);
  await answer(DARK);
  expect(loaded()).toBe(DARK);
  expect(network.requests).not.toContain('GET /dark.json');
});

test('without an answer from the server, a newer version waits, and the page stays', async () => {
  const { answer, follow, loaded } = await openForVisits();
  await follow('/a');
  await answer(MANIFEST, NEW);
  vi.stubGlobal('navigator', { onLine: false });
  await follow('/b');
  expect(loaded()).toBeUndefined();
  expect(observePage().notice).toMatch('You are offline. The page opens');
});

test('a page load that led to the old document again is not repeated within a minute: the newer page is shown', async () => {
  const first = await openForVisits();
  await first.follow('/a', 'replace');
  await first.answer(MANIFEST, NEW);
  await first.answer('/a');
  expect(first.loaded()).toBe('/a');

  const second = await openForVisits({ leftAt: Date.now() });
  await second.follow('/a', 'replace');
  await second.answer(MANIFEST, NEW);
  await second.answer(payloadOf('/a'), NEW);
  await second.pass(90);
  expect([second.loaded(), observePage().heading]).toEqual([undefined, 'Page a']);
});

test('even within a minute after a page load, no layout is put around a page of another version', async () => {
  const { answer, follow, loaded, pass } = await openForVisits({ leftAt: Date.now() });
  await follow(DARK, 'replace');
  await answer(MANIFEST, NEW);
  await answer(payloadOf(DARK));
  await answer(DARK);
  await answer('/errors.json');
  await pass(90);
  expect(loaded()).toBeUndefined();
  expect(observePage()).toMatchObject({
    heading: 'The layout dark did not load (another version)',
    layout: 'default',
  });
});
