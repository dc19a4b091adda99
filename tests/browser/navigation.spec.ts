import { describe, expect, test } from 'vitest';
import { setupVisits } from '../support/setup-visits.ts';

const arrive = setupVisits();

describe('a link of ours is a visit: no document is loaded', () => {
  test.each([
    { link: 'an absolute path', html: '<a href="/long">Go</a>', address: '/long' },
    { link: 'a relative path', html: '<a href="long">Go</a>', address: '/long' },
    { link: 'a slash at the end', html: '<a href="/long/">Go</a>', address: '/long' },
    { link: 'the file of the page', html: '<a href="/long/index.html">Go</a>', address: '/long' },
    { link: 'repeated slashes', html: '<a href="/night//long">Go</a>', address: '/night/long' },
    { link: 'a query', html: '<a href="/long?from=here">Go</a>', address: '/long?from=here' },
    { link: 'a hash', html: '<a href="/long#end">Go</a>', address: '/long#end' },
    { link: 'both', html: '<a href="/long?a=1#end">Go</a>', address: '/long?a=1#end' },
    { link: 'elements inside', html: '<a href="/long"><b><i>Go</i></b></a>', address: '/long' },
    { link: 'rel=nofollow', html: '<a href="/long" rel="nofollow">Go</a>', address: '/long' },
    {
      link: 'a place in a drawing',
      html: '<svg width="50" height="50"><a href="/long"><rect width="50" height="50" /><text y="20">Go</text></a></svg>',
      address: '/long',
    },
  ])('$link', async ({ html, address }) => {
    const visitor = await arrive('/');
    await visitor.addToPage(html);

    await visitor.visit(() => visitor.page.getByText('Go', { exact: true }).click());

    await expect.poll(() => visitor.address).toBe(address);
    expect(await visitor.page.locator('h1').count()).toBe(1);
    expect(await visitor.heading()).toMatch(/ong$/);
    expect(visitor.documents).toEqual(['/']);
  });

  test('with an absolute address, and with the keyboard', async () => {
    const visitor = await arrive('/');
    await visitor.addToPage(`<a href="${visitor.site.at('/long')}">Go</a>`);

    await visitor.visit(() => visitor.page.getByText('Go', { exact: true }).press('Enter'));

    await expect.poll(() => visitor.address).toBe('/long');
    expect(visitor.documents).toEqual(['/']);
  });

  test('by a script that clicks, as assistive technology does', async () => {
    const visitor = await arrive('/');

    await visitor.visit(() => visitor.link('/long').dispatchEvent('click'));

    await expect.poll(() => visitor.address).toBe('/long');
    expect(visitor.documents).toEqual(['/']);
  });
});

describe("everything else is the browser's", () => {
  test.each([
    { link: 'a target', html: '<a href="/long" target="_top">Go</a>', loads: '/long' },
    { link: 'rel=external', html: '<a href="/long" rel="external">Go</a>', loads: '/long' },
    {
      link: 'rel=external beside other words',
      html: '<a href="/long" rel="nofollow external">Go</a>',
      loads: '/long',
    },
    { link: 'data-native', html: '<a href="/long" data-native>Go</a>', loads: '/long' },
    { link: 'a file', html: '<a href="/files/note.txt">Go</a>', loads: '/files/note.txt' },
    {
      link: 'a form with a query',
      html: '<form action="/long"><input name="q" value="x"><button>Go</button></form>',
      loads: '/long?q=x',
    },
    {
      link: 'another origin',
      html: '<a href="https://elsewhere.example/long">Go</a>',
      loads: 'https://elsewhere.example/long',
    },
    {
      link: 'the same host by another port',
      html: '<a href="http://127.0.0.1:9/long">Go</a>',
      loads: 'http://127.0.0.1:9/long',
    },
  ])('$link', async ({ html, loads }) => {
    const visitor = await arrive('/', {
      prepare: (page) =>
        page.route(/elsewhere|:9\//, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
        ),
    });
    await visitor.addToPage(html);

    await visitor.page.getByText('Go', { exact: true }).click();
    await visitor.page.waitForURL(loads.startsWith('/') ? visitor.site.at(loads) : loads);

    expect(visitor.documents).toEqual(['/', loads]);
  });

  test.each([
    { link: 'a download', html: '<a href="/files/note.txt" download>Go</a>' },
    { link: 'a page to download', html: '<a href="/long" download="long.html">Go</a>' },
  ])('$link', async ({ html }) => {
    const visitor = await arrive('/');
    await visitor.addToPage(html);

    const download = visitor.page.waitForEvent('download');
    await visitor.page.getByText('Go', { exact: true }).click();

    expect(new URL((await download).url()).pathname).toMatch(/note|long/);
    await expect.poll(() => visitor.address).toBe('/');
    expect((await visitor.record()).events).toEqual([]);
  });

  test.each([
    { click: 'with Control', modifiers: ['Control'], button: 'left' },
    { click: 'with Meta', modifiers: ['Meta'], button: 'left' },
    { click: 'with Shift', modifiers: ['Shift'], button: 'left' },
    { click: 'with Alt', modifiers: ['Alt'], button: 'left' },
    { click: 'with the middle button', modifiers: [], button: 'middle' },
    { click: 'with the right button', modifiers: [], button: 'right' },
  ] as const)('a click $click', async ({ modifiers, button }) => {
    const visitor = await arrive('/');
    const { page } = visitor;
    // What the browser then does differs between systems; here it counts only that the browser may do it.
    await page.evaluate(() => {
      for (const type of ['click', 'auxclick']) {
        addEventListener(type, (event) => {
          document.body.dataset.prevented = `${event.defaultPrevented}`;
          event.preventDefault();
        });
      }
    });

    await visitor.link('/long').click({ modifiers: [...modifiers], button });

    expect(await page.locator('body').getAttribute('data-prevented')).toBe('false');
    expect((await visitor.record()).events).toEqual([]);
    await expect.poll(() => visitor.address).toBe('/');
  });

  // The headless browser sometimes fails to report a tab opened with the middle button.
  test('a new tab shows the page, and this one stays', { retry: 2, timeout: 10_000 }, async () => {
    const visitor = await arrive('/');

    const tab = visitor.page.context().waitForEvent('page');
    await visitor.link('/long').click({ button: 'middle' });

    expect(await (await tab).locator('h1').textContent()).toBe('Long');
    await expect.poll(() => visitor.address).toBe('/');
    expect((await visitor.record()).events).toEqual([]);
  });

  test.each([
    { link: 'mailto:', html: '<a href="mailto:a@b.example">Go</a>' },
    { link: 'tel:', html: '<a href="tel:+440000">Go</a>' },
    { link: 'no address', html: '<a>Go</a>' },
    { link: 'what a script has dealt with', html: '<a href="/long" id="dealt">Go</a>' },
  ])('$link', async ({ html }) => {
    const visitor = await arrive('/');
    visitor.allowComplaints(/^request failed: (mailto|tel):/);
    await visitor.addToPage(html);
    const { page } = visitor;
    await page.evaluate(() => {
      document.getElementById('dealt')?.addEventListener('click', (event) => {
        event.preventDefault();
      });
    });

    await page.getByText('Go', { exact: true }).click();

    expect((await visitor.record()).events).toEqual([]);
    expect(visitor.documents.filter((url) => !/^(mailto|tel):/.test(url))).toEqual(['/']);
    expect(await visitor.heading()).toBe('Home');
  });
});
