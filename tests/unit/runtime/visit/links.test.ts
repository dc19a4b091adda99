// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { isPlainClick } from '../../../../scripts/shared/is-plain-click.ts';
import { openFakePage } from '../../../support/runtime/open-fake-page.ts';

/** Clicks on the first element of some HTML. Returns where the runtime goes, if it handles the click. */
async function clickOn(html: string, init: MouseEventInit = {}, base = '/') {
  openFakePage('/a', {}, base);
  const { destinationOf } = await import('../../../../scripts/runtime/visit/links.ts');
  document.body.insertAdjacentHTML('beforeend', `<div id="sample">${html}</div>`);
  const target = document.querySelector('#sample [data-hit], #sample > :not(:has([data-hit]))');
  let taken: string | undefined;
  const take = (event: MouseEvent) => {
    const destination = isPlainClick(event) && destinationOf(event);
    event.preventDefault();
    if (destination) taken = `${destination.path} ${destination.url.href.slice(21)}`;
  };
  document.addEventListener('click', take, { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return taken;
}

const link = (href: string) => `<a href="${href}">Go</a>`;

describe('a click is handled by the runtime', () => {
  test.each([
    ['/b', '/b /b'],
    ['/', '/ /'],
    ['http://localhost:3000//b', '/b /b'],
    ['/b?x=1#part', '/b /b?x=1#part'],
    ['/dark/../b', '/b /b'],
    ['/nowhere', '/nowhere /nowhere'],
    ['/cdn-cgi-news', '/cdn-cgi-news /cdn-cgi-news'],
  ])('on a link to %s', async (href, taken) => {
    expect(await clickOn(link(href))).toBe(taken);
  });

  test.each([
    '<a href="/b" rel="nofollow externals">B</a>',
    '<a href="/b"><b data-hit>B</b></a>',
    '<svg><a href="/b"><text data-hit>B</text></a></svg>',
  ])('on %s', async (html) => {
    expect(await clickOn(html)).toBe('/b /b');
  });

  test('on a link to an address below the base', async () => {
    expect(await clickOn(link('/site/b'), {}, '/site/')).toBe('/b /site/b');
    expect(await clickOn(link('/site'), {}, '/site/')).toBe('/ /site/');
  });
});

describe('a click is left to the browser', () => {
  test.each([
    ['another host', 'https://elsewhere.example/b'],
    ['another host', '//elsewhere.example/b'],
    ['another port', 'http://localhost:3001/b'],
    ['a mail address', 'mailto:hello@pointwork.example'],
    ['a file', '/files/note.txt'],
    ['what no route looks like', '/B'],
    ['what no route looks like', '/%62/'],
    ['what no route looks like', '/100%'],
    ['what no route looks like', '/Caf%C3%A9'],
    ['a folder of Cloudflare', '/cdn-cgi/l/email-protection#5a'],
    ['a folder of Vercel', '/_vercel/insights/view'],
    ['a folder of Netlify', '/.netlify/functions/hello'],
    ['an address that cannot be parsed', 'http://['],
  ])('on a link to %s, %s', async (_, href) => {
    expect(await clickOn(link(href))).toBeUndefined();
  });

  test.each([
    '<a>No address</a>',
    '<p>No link</p>',
    '<a href="/b" target="_blank">A new tab</a>',
    '<a href="/b" download>A download</a>',
    '<a href="/b" rel="nofollow external">Marked</a>',
    '<a href="/b" data-native>Marked</a>',
  ])('on %s', async (html) => {
    expect(await clickOn(html)).toBeUndefined();
  });

  test.each<MouseEventInit>([
    { button: 1 },
    { button: 2 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('with another button or a key: %j', async (init) => {
    expect(await clickOn(link('/b'), init)).toBeUndefined();
  });

  test('on a link to what is not below the base', async () => {
    for (const href of ['/b', '/sites/b', '/']) {
      expect(await clickOn(link(href), {}, '/site/')).toBeUndefined();
    }
  });
});

test('a fragment is one of the page that is shown, even if the address is that of a page still to come', async () => {
  const { tab } = openFakePage('/a');
  const { writeEntry } = await import('../../../../scripts/runtime/browser/history-entries.ts');
  const { destinationOf } = await import('../../../../scripts/runtime/visit/links.ts');
  writeEntry('/a', 'replace');
  document.body.insertAdjacentHTML('beforeend', link('#shown'));
  const target = document.querySelector('[href="#shown"]');
  tab.history.pushState({ pointwork: { key: 1, index: 1, page: 1 } }, '', '/dark/c?x=1#other');
  const { path, url } = destinationOf({ target } as Event) ?? {};
  expect([path, url?.href]).toEqual(['/a', 'http://localhost:3000/a#shown']);
});
