// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { connectionError, json } from '../../../support/runtime/fake-network.ts';
import { observePage } from '../../../support/runtime/observe-page.ts';
import { MANIFEST, pass, payloadOf, visit } from '../../../support/runtime/open-fake-page.ts';
import { raceMiddleware } from '../../../support/runtime/race-site.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

test('if parts of a page hang, the visitor is told after 3 seconds, and the browser loads it 8 seconds after the click, however many have come late, and though the clock is set back', async () => {
  const { answer, seen } = await visit('/dark/c');
  await pass(2500);
  vi.setSystemTime(Date.now() - 3_600_000);
  await answer(MANIFEST);
  await pass(499);
  expect(observePage().notice).toBe('');
  await pass(1);
  const notice = 'This is taking longer than usual. Open it directly';
  expect(observePage()).toMatchObject({ notice, link: 'http://localhost:3000/dark/c' });
  expect(observePage().announced).toBe('This is taking longer than usual.');
  await pass(2000);
  await answer(payloadOf('/dark/c'));
  await pass(2999);
  expect(seen()).toBe('Page index');
  await pass(1);
  expect(seen()).toBe('/dark/c');
});

test('a page load, which the visitor may stop, or which may be a download, ends the progress bar: the browser shows its own', async () => {
  const { answer, seen } = await visit('/a');
  await answer(MANIFEST);
  await pass(8000);
  expect(observePage()).toMatchObject({ progress: 'idle', notice: '' });
  expect(seen()).toBe('/a');
});

test('a manifest that hangs does not use up the 8 seconds of a visit: after 3 seconds the payload is fetched without it', async () => {
  const { network, site, seen } = await visit('/a');
  await pass(2999);
  expect(network.pending.map(({ url }) => url)).toEqual([MANIFEST]);
  await pass(1);
  network.find('/a.payload.json').answer(json(site.payloadOf('/a')));
  await pass(90);
  expect(seen()).toBe('Page a');
});

/** Visits `/a`, of which nothing is answered: neither the manifest nor, 3 seconds later, the payload. */
async function visitInVain() {
  const visitor = await visit('/a');
  await pass(8000);
  expect([visitor.seen(), visitor.network.requests]).toEqual([
    'Page index',
    ['/manifest.json', '/a.payload.json'],
  ]);
  expect(observePage()).toMatchObject({ notice: WAITING, link: 'http://localhost:3000/a' });
  return visitor;
}

const WAITING = 'The site does not answer. Open it directly';

test('a visit of which nothing is answered leaves the old page as it is, and is tried again when the browser is online again, unless the visitor has gone elsewhere', async () => {
  for (const next of ['/a', '/b']) {
    const { answer, follow, retryVisit, seen } = await visitInVain();
    expect(observePage().notice).toBe(WAITING);
    if (next === '/b') await follow(next);
    retryVisit();
    await settled();
    await answer(MANIFEST, payloadOf(next));
    await pass(90);
    expect([seen(), observePage().notice]).toEqual([`Page ${next.slice(1)}`, '']);
  }
});

test.each(['pointerdown', 'keydown', 'submit', 'pagehide'])(
  'a visit that waits is over with the next %s, and the link in its notice stays where it is',
  async (act) => {
    const { network, retryVisit, seen } = await visitInVain();
    const link = document.querySelector('[data-runtime=notice] a');
    document.querySelector('h1')?.dispatchEvent(new Event(act, { bubbles: true }));
    if (act === 'pagehide') dispatchEvent(new Event(act));
    expect(observePage().notice).toBe(WAITING);
    expect(link?.isConnected).toBe(true);
    retryVisit();
    await pass(10_000);
    expect([seen(), network.requests]).toEqual([
      'Page index',
      [expect.anything(), expect.anything()],
    ]);
  },
);

test.each([
  { status: 503, body: '' },
  { status: 404, body: '<!doctype html>' },
])('a manifest that is answered with $status proves that the host is there', async (answer) => {
  const { network, seen } = await visit('/a');
  network.find(MANIFEST).answer(answer);
  await settled();
  network.find('/a.payload.json').answer(connectionError());
  await settled();
  expect(seen()).toBe('/a');
});

test('whether the host is there at all, a visit that had its manifest from before asks by fetching that again', async () => {
  for (const isThere of [true, false]) {
    const { answer, follow, network, seen } = await visit('/b');
    await answer(MANIFEST, payloadOf('/b'));
    await pass(90);
    await follow('/a');
    network.find(payloadOf('/a')).answer(connectionError());
    await settled();
    network.find(MANIFEST).answer(isThere ? { status: 500, body: '' } : connectionError());
    await settled();
    expect([seen(), observePage().notice]).toEqual(isThere ? ['/a', ''] : ['Page b', WAITING]);
  }
});

test('after the 8 seconds of a visit the error page is still fetched; if it hangs as well, a plain message is shown after 8 seconds more', async () => {
  for (const isHung of [false, true]) {
    const { answer, seen } = await visit('/a', { leftAt: Date.now(), base: '/site/' });
    await pass(100);
    await answer(`/site${MANIFEST}`);
    await pass(7900);
    await pass(7999);
    expect(seen()).toBe('Page index');
    if (!isHung) await answer('/site/errors.json');
    await pass(100);
    const plain = 'An error occurred while showing the error page';
    expect(seen()).toBe(isHung ? plain : '/a did not load (no answer)');
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('#page a'));
    const here = 'http://localhost:3000/site/';
    expect(links.map(({ href }) => href)).toEqual([`${here}a`, ...(isHung ? [here] : [])]);
    expect(links[0]?.matches('[data-native]')).toBe(true);
  }
});

test('the time that middleware takes does not count towards the 8 seconds of a visit', async () => {
  const { promise: linger, resolve: goOn } = Promise.withResolvers<undefined>();
  const middleware = async () => raceMiddleware(() => linger);
  const { answer, answerWith, seen } = await visit('/slow', { modules: { middleware } });
  await answer(MANIFEST);
  await answerWith({ layout: 'dark' }, payloadOf('/slow'));
  await pass(9000);
  goOn(undefined);
  await settled();
  await pass(2000);
  await answer('/dark.json');
  await pass(90);
  expect(seen()).toBe('Page slow');
});

test('the time that it takes to fetch middleware counts towards the 8 seconds of a visit', async () => {
  const middleware = () => new Promise<never>(() => {});
  const { answer, seen } = await visit('/slow', { modules: { middleware } });
  await answer(MANIFEST, payloadOf('/slow'));
  await pass(8000);
  expect(seen()).toBe('/slow');
});

test('a page that comes just before the notice of a slow visit is not covered by it', async () => {
  const { answer, seen } = await visit('/b');
  const lasting = { finished: new Promise((resolve) => setTimeout(resolve, 5000)) };
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([lasting as unknown as Animation]);
  await answer(MANIFEST);
  await pass(2900);
  await answer(payloadOf('/b'));
  await pass(500);
  expect([seen(), observePage().notice]).toEqual(['Page b', '']);
});

test('a notice of a slow visit goes when its page comes after all, or when the visitor goes elsewhere', async () => {
  const { answer, follow, seen } = await visit('/a');
  await answer(MANIFEST);
  for (const next of ['/a', '/b']) {
    await pass(3000);
    expect(observePage().notice).toMatch('longer than usual');
    if (next === '/b') await follow(next);
    await answer(payloadOf(next));
    await pass(90);
    expect([seen(), observePage().notice]).toEqual([`Page ${next.slice(1)}`, '']);
    if (next === '/a') await follow('/dark/c');
  }
});

test('a visit that is over leaves no timer behind', async () => {
  const { answer, follow, seen } = await visit('/a');
  await answer(MANIFEST, payloadOf('/a'));
  await pass(10_000);
  expect(vi.getTimerCount()).toBe(0);
  // The browser's own, which is no timer there.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  await follow('/b');
  await answer(payloadOf('/b'));
  expect(seen()).toBe('Page b');
  // The progress bar has a timer, too.
  await pass(600);
  expect(vi.getTimerCount()).toBe(0);
});
