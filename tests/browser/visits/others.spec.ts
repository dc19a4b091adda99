import { expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

/** What others have put into the document, in order. */
const others = ({ page }: Visitor) =>
  page.evaluate(() => Array.from(document.querySelectorAll('[data-other]'), (each) => each.id));

test('a visit removes what the old layout put there, and nothing of what others did, in both directions', async () => {
  const visitor = await arrive('/');
  const { page } = visitor;
  await page.evaluate(() => {
    for (const id of ['banner', 'chat']) {
      const element = document.createElement('div');
      element.id = id;
      element.dataset.other = '';
      element.append(document.createElement('button'));
      if (id === 'banner') document.body.prepend(element);
      else document.body.append(element);
    }
    const frame = document.createElement('iframe');
    frame.id = 'frame';
    frame.dataset.other = '';
    frame.addEventListener('load', () => {
      document.body.dataset.loads = `${Number(document.body.dataset.loads ?? 0) + 1}`;
    });
    document.body.append(frame);
  });
  const added = ['banner', 'chat', 'frame'];
  expect(await others(visitor)).toEqual(added);
  await page.locator('body[data-loads="1"]').waitFor();

  for (const [link, footer] of [
    ['Night', 'The dark layout'],
    ['Home', 'The default layout'],
    ['Quick', 'The default layout'],
    ['Night', 'The dark layout'],
  ] as const) {
    await visitor.visit(link);
    expect((await others(visitor)).sort()).toEqual([...added].sort());
    expect(await page.locator('footer').allTextContents()).toEqual([footer]);
    expect(await page.locator('header, main, #page, h1').count()).toBe(4);
    expect(await page.locator('[data-runtime=announcer], [data-runtime=notice]').count()).toBe(2);
  }
  // They were not even moved, which would have loaded the frame again.
  expect(await page.locator('body').getAttribute('data-loads')).toBe('1');
});

/** What scripts of others do to the history; `unit/runtime/browser/history-entries.test.ts` has more. */
const WRITES = [
  "history.replaceState({ widget: true }, '')",
  "history.pushState(['chat'], '', '#chat')",
  "history.pushState({ ...history.state, chat: 1 }, '', '#chat')",
];

test.each(WRITES)(
  'after %s by another script, back, forward and a reload find the position, and the state stays',
  async (write) => {
    const visitor = await arrive('/long');
    const { page } = visitor;
    const stateOf = () =>
      page.evaluate(() => {
        const { state } = history;
        const isPlain = Object.getPrototypeOf(Object(state)) === Object.prototype;
        const { pointwork, ...own } = Object(state);
        return isPlain ? own : state;
      });
    await page.evaluate(() => scrollTo(0, 1200));
    await page.evaluate(write);
    const state = await stateOf();
    const { address } = visitor;

    await visitor.visit('Quick');
    await visitor.visit(() => visitor.go(-1));
    expect([await visitor.scrollY(), visitor.address]).toEqual([1200, address]);
    expect(await stateOf()).toEqual(state ?? {});
    await page.evaluate(() => scrollTo(0, 1100));
    await visitor.load(() => page.reload());
    expect(await visitor.scrollY()).toBe(1100);
    await visitor.visit(() => visitor.go(1));
    await visitor.visit(() => visitor.go(-1));

    expect([await visitor.scrollY(), visitor.address]).toEqual([1100, address]);
    expect(visitor.documents).toEqual(['/long', address.replace(/#.*/, '')]);
  },
);

test('entries of other scripts have positions of their own, and steps between them are no visits', async () => {
  const visitor = await arrive('/long');
  const { page } = visitor;
  for (const [top, hash] of [
    [100, '#chat'],
    [200, '#help'],
    [300, undefined],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top);
    if (hash) await page.evaluate((to) => history.pushState(null, '', to), hash);
  }
  await visitor.visit('Night');

  for (const [distance, address, top] of [
    [-2, '/long#chat', 200],
    [-1, '/long', 100],
    [2, '/long#help', 300],
  ] as const) {
    await visitor.go(distance);
    await expect.poll(() => visitor.address).toBe(address);
    await expect.poll(() => visitor.scrollY()).toBe(top);
  }
  expect((await visitor.events()).slice(3)).toEqual(['start /long', 'swap /long', 'end /long']);
});
