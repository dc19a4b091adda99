import { describe, expect, test } from 'vitest';
import { NOT_FOUND_MESSAGE as NOT_FOUND } from '../../../scripts/shared/error-messages.ts';
import { THROWN } from '../../support/runtime/thrown-things.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

/** A page in each layout, to start from. */
const LAYOUTS = [
  { layout: 'default', from: '/quick' },
  { layout: 'dark', from: '/night' },
] as const;

const LAST_RESORT = 'An error occurred while showing the error page';

/** Names a middleware that does not exist; a build would refuse that. */
const nameUnknown = (text: string) =>
  text.replace(/"middleware":\[[^\]]*\]/, '"middleware":["nobody"]');

/** How far apart the letters of the heading are: only the error page has a stylesheet that says so. */
const letterSpacing = ({ page }: Visitor) =>
  page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);

/** The error page: its heading, what stands below it, and the message on the way there. */
interface Expected {
  heading: string;
  detail?: string;
  message: string;
}

const MARKUP = '<img src=x onerror=alert(1)> & $& {error-message}';

const THROWS: readonly (Expected & { thrown: keyof typeof THROWN })[] = [
  { thrown: 'a status and a message', heading: 'Only on weekdays', message: 'Only on weekdays' },
  {
    thrown: 'the status 404 and a message',
    heading: NOT_FOUND,
    detail: 'Nobody of that name',
    message: 'Nobody of that name',
  },
  {
    thrown: 'the status 404 and signs that stand for something in a replacement',
    heading: NOT_FOUND,
    detail: "$' $$ $& $`",
    message: "$' $$ $& $`",
  },
  { thrown: 'a message without a status', heading: 'Out of order', message: 'Out of order' },
  { thrown: 'a status without a message', heading: NOT_FOUND, detail: 'Error', message: 'Error' },
  { thrown: 'neither of them', heading: 'Error', message: 'Error' },
  { thrown: 'nothing at all', heading: 'Error', message: 'Error' },
  { thrown: 'a string', heading: 'Out of paper', message: 'Out of paper' },
  { thrown: 'words that look like markup', heading: MARKUP, message: MARKUP },
  { thrown: 'a promise that is rejected', heading: 'Too late', message: 'Too late' },
];

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

async function expectErrorPage(
  visitor: Visitor,
  layout: string,
  { heading, detail, message }: Expected,
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

describe.each(LAYOUTS)('in the layout $layout, the error page is shown for', ({ layout, from }) => {
  test('a path that the manifest does not list, and a page that is not generated', async () => {
    const visitor = await arrive(from);
    for (const path of ['/no/such', '/draft']) {
      const message = `Route ${path} is not pre-rendered`;
      visitor.expectConsole(new RegExp(`^console error: ${message} \\(`));
      await visitor.addToPage(`<a href="${path}">Go</a>`);

      await visitor.visit('Go');

      await expect.poll(() => visitor.address).toBe(path);
      await expectErrorPage(visitor, layout, { heading: NOT_FOUND, detail: message, message });
      await visitor.visit('Back to the home page');
      expect([visitor.address, await visitor.heading()]).toEqual(['/', 'Home']);
      expect(await letterSpacing(visitor)).toBe('normal');
      expect(await visitor.page.locator('meta[name=robots]').count()).toBe(0);
      await visitor.visit(() => visitor.go(-2));
    }
    expect(visitor.documents).toEqual([from]);
  });

  test('a page whose validate says no, and middleware that does not exist', async () => {
    const visitor = await arrive(from);
    const message = 'Unknown middleware nobody';
    visitor.expectConsole(
      new RegExp(`^console error: ${NOT_FOUND}`),
      /^console error: Unknown middleware nobody/,
    );
    visitor.site.doctor('/guarded/payload.json', nameUnknown);

    await visitor.visit('Closed');

    await expectErrorPage(visitor, layout, { heading: NOT_FOUND, message: NOT_FOUND });
    expect(visitor.asked('/closed/payload.json')).toBe(0);
    await visitor.visit('Guarded');
    await expectErrorPage(visitor, layout, { heading: message, message });
  });
});

test('the error page is shown for whatever middleware throws', async () => {
  const visitor = await arrive('/quick');
  for (const { thrown, ...expected } of THROWS) {
    visitor.expectConsole(new RegExp(`^console error: ${literally(expected.message)} \\(`));
    await visitor.page.evaluate(`void (globalThis.guard = ${THROWN[thrown]})`);

    await visitor.visit('Guarded');

    await expectErrorPage(visitor, 'default', expected);
    await visitor.visit(() => visitor.go(-1));
  }
  expect(visitor.documents).toEqual(['/quick']);
});

test('middleware of a first load that throws shows the error page in the place of the page', async () => {
  const visitor = await arrive('/night/guarded', {
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

  await expect.poll(() => visitor.address).toBe('/night/guarded');
  expect(await visitor.page.evaluate(() => history.length)).toBe(2);
  expect((await visitor.record()).progress).toEqual(['idle']);
});

describe('when the error page itself fails', () => {
  test.each(LAYOUTS)('the layout $layout shows a message and a way home', async ({ from }) => {
    const visitor = await arrive(from, {
      prepare: async (_, site) => {
        const html = await (await fetch(site.at('/long'))).text();
        site.answer(/"errors":"([^"]*)"/.exec(html)?.[1] ?? '', { status: 500 });
      },
    });
    visitor.expectConsole(/^console error: Route \/no\/such is not pre-rendered/);
    visitor.allowConsole(/status of 500/, /ERR_ABORTED/);
    await visitor.addToPage('<a href="/no/such">Go</a>');

    await visitor.visit('Go');

    expect(await visitor.heading()).toBe(LAST_RESORT);
    await visitor.visit('Go back to home');
    expect([visitor.address, await visitor.heading()]).toEqual(['/', 'Home']);
  });
});

test('going back to a page that failed tries it again, and so does a link to a place on it', async () => {
  const visitor = await arrive('/');
  visitor.expectConsole(/^console error: Unknown middleware nobody/);
  visitor.site.doctor('/guarded/payload.json', nameUnknown);
  await visitor.visit('Guarded');
  await visitor.visit('Quick');
  visitor.site.heal('/guarded/payload.json');

  await visitor.visit(() => visitor.go(-1));
  expect([visitor.address, await visitor.heading()]).toEqual(['/guarded', 'Guarded']);
  await visitor.visit(() => visitor.go(-1));
  expect([visitor.address, await visitor.heading()]).toEqual(['/', 'Home']);

  visitor.site.doctor('/guarded/payload.json', nameUnknown);
  await visitor.visit('Guarded');
  visitor.site.heal('/guarded/payload.json');
  await visitor.addToPage('<a href="/guarded#end">Try the end</a>');
  await visitor.visit('Try the end');
  expect([visitor.address, await visitor.heading()]).toEqual(['/guarded#end', 'Guarded']);
});

test('a link from an error page to a place on its page really loads it, if its payload is lost', async () => {
  const visitor = await arrive('/');
  visitor.expectConsole(/^console error: Unknown middleware nobody/);
  visitor.allowConsole(/status of 503/);
  visitor.site.doctor('/guarded/payload.json', nameUnknown);
  await visitor.visit('Guarded');
  visitor.site.answer('/guarded/payload.json', { status: 503 });
  await visitor.addToPage('<a href="/guarded#end">Try the end</a>');

  await visitor.load('Try the end');

  expect([visitor.address, await visitor.heading()]).toEqual(['/guarded#end', 'Guarded']);
  expect(visitor.documents).toEqual(['/', '/guarded']);
  await visitor.go(-1);
  await expect.poll(() => visitor.address).toBe('/guarded');
});
