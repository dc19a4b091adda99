// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isPlainClick } from '../../../../scripts/shared/is-plain-click.ts';
import { openPage } from '../../../support/runtime/open-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

/** Clicks on the first element of some HTML. Returns where the runtime goes, if it handles the click. */
async function clickOn(html: string, init: MouseEventInit = {}, base = '/') {
  openPage('/a', {}, base);
  const { destinationOf } = await import('../../../../scripts/runtime/visit/links.ts');
  document.body.insertAdjacentHTML('beforeend', `<div id="sample">${html}</div>`);
  const target =
    document.querySelector('#sample [data-hit]') ?? document.querySelector('#sample > *');
  let taken: string | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const destination = isPlainClick(event) && destinationOf(event);
      event.preventDefault();
      if (destination) taken = `${destination.path} ${destination.url.href.slice(21)}`;
    },
    { once: true },
  );
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return taken;
}

describe('a click is handled by the runtime', () => {
  test.each([
    ['<a href="/b">B</a>', '/b /b'],
    ['<a href="/b/">B</a>', '/b /b'],
    ['<a href="/b/index.html">B</a>', '/b /b'],
    ['<a href="//localhost:3000/b">B</a>', '/b /b'],
    ['<a href="http://localhost:3000//b">B</a>', '/b /b'],
    ['<a href="/dark//b">B</a>', '/dark/b /dark/b'],
    ['<a href="/b?x=1#part">B</a>', '/b /b?x=1#part'],
    ['<a href="/dark/../b">B</a>', '/b /b'],
    ['<a href="/">Home</a>', '/ /'],
    ['<a href="/nowhere">Unknown</a>', '/nowhere /nowhere'],
    ['<a href="/b" rel="nofollow">B</a>', '/b /b'],
    ['<a href="/b" rel="externals">B</a>', '/b /b'],
    ['<a href="/B">B</a>', '/b /b'],
    ['<a href="/%62/">B</a>', '/b /b'],
    ['<a href="/Dark%2FC#part">C</a>', '/dark/c /dark/c#part'],
    ['<a href="/100%">Unknown</a>', '/100% /100%'],
    ['<a href="/Caf%C3%A9">Unknown</a>', '/Caf%C3%A9 /Caf%C3%A9'],
    ['<a href="/cdn-cgi-news">Unknown</a>', '/cdn-cgi-news /cdn-cgi-news'],
    ['<a href="/b"><b data-hit>B</b></a>', '/b /b'],
    ['<svg><a href="/b"><text data-hit>B</text></a></svg>', '/b /b'],
  ])('on %s', async (html, taken) => {
    expect(await clickOn(html)).toBe(taken);
  });

  test('on a link to an address below the base', async () => {
    expect(await clickOn('<a href="/site/b">B</a>', {}, '/site/')).toBe('/b /site/b');
    expect(await clickOn('<a href="/site">Home</a>', {}, '/site/')).toBe('/ /site/');
  });
});

test.each(['pointerover', 'focusin', 'touchstart'])(
  'an address that cannot be parsed is no error on %s',
  async (type) => {
    openPage('/a');
    const { startPrefetch } = await import('../../../../scripts/runtime/visit/prefetch.ts');
    document.body.insertAdjacentHTML('beforeend', '<a id="broken" href="http://[">Broken</a>');
    const failed = vi.fn();
    process.on('unhandledRejection', failed);
    onTestFinished(() => void process.off('unhandledRejection', failed));
    startPrefetch();
    document.getElementById('broken')?.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(65);
    await settled();
    expect(failed).not.toHaveBeenCalled();
  },
);

test('a fragment is one of the page that is shown, even if the address is that of a page still to come', async () => {
  const { tab } = openPage('/a');
  const { destinationOf } = await import('../../../../scripts/runtime/visit/links.ts');
  const { currentPage } = await import('../../../../scripts/runtime/page/current-page.ts');
  // The state of the document is read with the first address.
  const { path } = currentPage();
  document.body.insertAdjacentHTML('beforeend', '<a href="#shown">Shown</a>');
  const target = document.querySelector('[href="#shown"]');
  tab.history.pushState(null, '', '/dark/c?x=1#other');

  const destination = destinationOf({ target } as Event);

  expect([destination?.path, destination?.url.href]).toEqual([
    path,
    'http://localhost:3000/a#shown',
  ]);
});

describe('a click is left to the browser', () => {
  test.each([
    '<p>No link</p>',
    '<a>No address</a>',
    '<a href="https://elsewhere.example/b">Another host</a>',
    '<a href="//elsewhere.example/b">Another host</a>',
    '<a href="http://localhost:3001/b">Another port</a>',
    '<a href="https://localhost:3000/b">Another scheme</a>',
    '<a href="mailto:hello@pointwork.example">Mail</a>',
    '<a href="tel:+441174960142">Phone</a>',
    '<a href="javascript:void 0">Script</a>',
    '<a href="data:text/html,b">Data</a>',
    '<a href="blob:http://localhost:3000/b">Blob</a>',
    '<a href="/files/note.txt">A file</a>',
    '<a href="/sitemap.xml?x=/b">A file</a>',
    '<a href="/cdn-cgi/l/email-protection#5a">A folder of Cloudflare</a>',
    '<a href="/.netlify/functions/hello">A folder of Netlify</a>',
    '<a href="/_vercel/insights/view">A folder of Vercel</a>',
    '<a href="/.well-known/security">A folder that hosts share</a>',
    '<a href="/__/auth/handler">A folder of Firebase</a>',
    '<a href="http://[">An address that cannot be parsed</a>',
    '<a href="//:0:0">An address that cannot be parsed</a>',
    '<a href="https://%">An address that cannot be parsed</a>',
    '<a href="/b" target="_blank">A new tab</a>',
    '<a href="/b" target="frame">A frame</a>',
    '<a href="/b" target="_self">Any other target</a>',
    '<a href="/b" download>A download</a>',
    '<a href="/b" download="b.html">A download</a>',
    '<a href="/b" rel="external">Marked</a>',
    '<a href="/b" rel="nofollow external">Marked</a>',
    '<a href="/b" data-native>Marked</a>',
  ])('on %s', async (html) => {
    expect(await clickOn(html)).toBeUndefined();
  });

  test.each<[what: string, init: MouseEventInit]>([
    ['the middle button', { button: 1 }],
    ['the right button', { button: 2 }],
    ['the key Meta', { metaKey: true }],
    ['the key Control', { ctrlKey: true }],
    ['the key Shift', { shiftKey: true }],
    ['the key Alt', { altKey: true }],
  ])('with %s', async (_, init) => {
    expect(await clickOn('<a href="/b">B</a>', init)).toBeUndefined();
  });

  test.each(['/b', '/sitemap', '/sites/b', '/'])(
    'on a link to %s, which is not below the base',
    async (href) => {
      expect(await clickOn(`<a href="${href}">B</a>`, {}, '/site/')).toBeUndefined();
    },
  );
});
