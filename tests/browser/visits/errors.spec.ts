import { expect, test } from 'vitest';
import { NOT_FOUND_MESSAGE as NOT_FOUND } from '../../../scripts/shared/error-messages.ts';
import { arrive } from '../../support/visits/arrive.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

/** A page in each layout, to start from. */
const LAYOUTS = [
  { layout: 'default', from: '/quick' },
  { layout: 'dark', from: '/night' },
] as const;

/** Names a middleware that does not exist; a build would refuse that. */
const nameUnknown = (text: string) =>
  text.replace(/"middleware":\[[^\]]*\]/, '"middleware":["nobody"]');

/** How far apart the letters of the heading are: only the error page has a stylesheet that says so. */
const letterSpacing = ({ page }: Visitor) =>
  page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);

/** What middleware may do, in a browser, and what the error page makes of it. */
const THROWN: readonly [code: string, message: string, isMissing?: true][] = [
  ["throw Object.assign(new Error('Only on weekdays'), { statusCode: 403 })", 'Only on weekdays'],
  // Signs that stand for something in a replacement.
  [`throw { statusCode: 404, message: "$' $$ $& $\`" }`, "$' $$ $& $`", true],
  ['throw { statusCode: 404 }', 'Error', true],
  ['throw undefined', 'Error'],
  ["throw 'Out of paper'", 'Out of paper'],
  [
    "return Promise.reject(new Error('<img src=x onerror=alert(1)> & $& {error-message}'))",
    '<img src=x onerror=alert(1)> & $& {error-message}',
  ],
];

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Expects the error page with this heading, what stands below it, and the message on the way there. */
async function expectErrorPage(
  visitor: Visitor,
  layout: string,
  { heading, detail, message }: { heading: string; detail?: string; message: string },
): Promise<void> {
  const { page } = visitor;
  expect([await visitor.heading(), await letterSpacing(visitor)]).toEqual([heading, '3px']);
  if (detail) expect(await page.getByText(detail, { exact: true }).count()).toBe(1);
  const home = page.getByRole('link', { name: 'Back to the home page' });
  expect(await home.count()).toBe(heading === NOT_FOUND ? 1 : 0);
  expect(await page.locator('html').getAttribute('data-layout')).toBe(layout);
  expect(await page.locator('footer').textContent()).toBe(`The ${layout} layout`);
  expect(await page.title()).toContain(heading);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const { events, announced, progress } = await visitor.record();
  const path = visitor.address;
  expect(events.slice(-3)).toEqual([`fail ${path}: ${message}`, `swap ${path}`, `end ${path}`]);
  expect(announced.at(-1)).toBe(await page.title());
  // Half a second after a failure the bar is idle again.
  expect(progress.findLast((state) => state !== 'idle')).toBe('failed');
}

/** Links that lead to the error page, and the message on the way there. */
const FAILING = [
  ['/no/such', NOT_FOUND, 'Route /no/such is not pre-rendered'],
  ['/closed', NOT_FOUND, NOT_FOUND],
  ['/guarded', 'Unknown middleware nobody', 'Unknown middleware nobody'],
] as const;

test.each(LAYOUTS)(
  'in the layout $layout, the error page is shown for a path that is not listed, a page whose validate says no, and unknown middleware',
  async ({ layout, from }) => {
    const visitor = await arrive(from);
    visitor.site.doctor('/guarded.payload.json', nameUnknown);
    for (const [path, heading, message] of FAILING) {
      visitor.expectConsole(new RegExp(`^console error: ${message} \\(`));
      await visitor.addToPage(`<a href="${path}">Go</a>`);

      await visitor.visit('Go');

      await expect.poll(() => visitor.address).toBe(path);
      const detail = message === heading ? {} : { detail: message };
      await expectErrorPage(visitor, layout, { heading, message, ...detail });
      await visitor.visit(() => visitor.go(-1));
    }
    await visitor.visit(() => visitor.go(1));
    await visitor.visit('Home');
    expect(await letterSpacing(visitor)).toBe('normal');
    expect(await visitor.page.locator('meta[name=robots]').count()).toBe(0);
    expect(visitor.asked('/closed.payload.json')).toBe(0);
    expect(visitor.documents).toEqual([from]);
  },
);

test('the error page is shown for whatever middleware throws', async () => {
  const visitor = await arrive('/quick');
  for (const [code, message, isMissing] of THROWN) {
    visitor.expectConsole(new RegExp(`^console error: ${literally(message)} \\(`));
    await visitor.page.evaluate(`void (globalThis.guard = () => { ${code} })`);

    await visitor.visit('Guarded');

    const missing = { heading: NOT_FOUND, detail: message, message };
    await expectErrorPage(visitor, 'default', isMissing ? missing : { heading: message, message });
    await visitor.visit(() => visitor.go(-1));
  }
  expect(visitor.documents).toEqual(['/quick']);
});

test('middleware of a first load that throws shows the error page in the place of the page', async () => {
  const visitor = await arrive('/guarded', {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(window, {
          guard: () => {
            throw new Error('Out of order');
          },
        });
      }),
  });
  visitor.expectConsole(/^console error: Out of order/);

  await visitor.page.getByRole('heading', { name: 'Out of order' }).waitFor();

  await expect.poll(() => visitor.address).toBe('/guarded');
  expect(await visitor.entries()).toBe(2);
  expect((await visitor.record()).progress).toEqual(['idle']);
});

test('going back to a page that failed tries it again, and so does a link to it, which adds no entry, or to a place on it', async () => {
  const visitor = await arrive('/');
  visitor.expectConsole(/^console error: Unknown middleware nobody/);
  visitor.site.doctor('/guarded.payload.json', nameUnknown);
  await visitor.visit('Guarded');
  await visitor.visit('Quick');
  visitor.site.heal('/guarded.payload.json');

  await visitor.visit(() => visitor.go(-1));
  expect(await visitor.shown()).toEqual(['/guarded', 'Guarded']);
  await visitor.visit(() => visitor.go(-1));
  expect(await visitor.shown()).toEqual(['/', 'Home']);

  visitor.site.doctor('/guarded.payload.json', nameUnknown);
  await visitor.visit('Guarded');
  const entries = await visitor.entries();
  await visitor.addToPage('<a href="">Try again</a>');
  await visitor.visit('Try again');
  expect(await visitor.entries()).toBe(entries);
  visitor.site.heal('/guarded.payload.json');
  await visitor.addToPage('<a href="/guarded#end">Try the end</a>');
  await visitor.visit('Try the end');
  expect(await visitor.shown()).toEqual(['/guarded#end', 'Guarded']);
});
