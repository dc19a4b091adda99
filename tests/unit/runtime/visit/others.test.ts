// @vitest-environment happy-dom
/** What other scripts do to the history, to `fetch` and to clicks, or browsers refuse. */
import { describe, expect, test, vi } from 'vitest';
import { isLeftToBrowser } from '../../../support/runtime/is-left-to-browser.ts';
import { observePage } from '../../../support/runtime/observe-page.ts';
import { answerAll, openFakePage, visit } from '../../../support/runtime/open-fake-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

const refuse = () => {
  throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
};

test('history and fetch are called with strings, since scripts that wrap them read strings', async () => {
  const page = openFakePage('/a');
  const calls: unknown[] = [];
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = page.tab.history[name];
    page.tab.history[name] = (state, title, url) => {
      calls.push(url);
      original(state, title, url);
    };
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push(url);
    return page.network.fetch(url, init);
  });
  await import('../../../../scripts/runtime/start.ts');
  document.querySelector<HTMLElement>('nav a[href="/b"]')?.click();
  await answerAll(page);
  document.querySelector<HTMLElement>('#page a')?.click();
  await answerAll(page);
  expect(observePage().heading).toBe('Page b');
  expect(calls.length).toBeGreaterThan(4);
  expect(calls.filter((url) => typeof url !== 'string')).toEqual([]);
});

test.each(['push', 'step', 'replace'] as const)(
  'a history that refuses leaves the visit to the browser, with the old page as it was (%s)',
  async (kind) => {
    for (const leftAt of [undefined, Date.now()]) {
      const { answerAll, loaded, tab } = await visit('/a', { kind, ...(leftAt && { leftAt }) });
      tab.history.pushState = tab.history.replaceState = refuse;
      await answerAll();
      // Where nobody has clicked, once a minute.
      expect(loaded()).toBe(leftAt && kind !== 'push' ? undefined : '/a');
      expect(observePage().heading).toBe('Page index');
      // After a click, the browser is loading the page that the title says.
      if (kind === 'push') continue;
      expect(observePage().title).toBe('Page index');
      expect(document.head.querySelectorAll('meta')).toHaveLength(0);
    }
  },
);

test('a DOM that refuses leaves the visit to the browser', async () => {
  const { answerAll, tab } = await visit('/a');
  vi.spyOn(Element.prototype, 'replaceWith').mockImplementation(refuse);
  await answerAll();
  expect(tab.wantedLoad?.url).toBe('http://localhost:3000/a');
});

test('an error page that the history refuses is left to the browser, too', async () => {
  const { answerAll, loaded, tab } = await visit('/nowhere');
  tab.history.pushState = refuse;
  await answerAll();
  expect(loaded()).toBe('/nowhere');
});

test('where the history refuses from the beginning, links are the browser’s, and the page is loaded once more', async () => {
  const page = openFakePage('/a');
  page.tab.history.replaceState = refuse;
  await import('../../../../scripts/runtime/start.ts');
  await settled();
  expect(page.tab.wantedLoad?.url).toBe('http://localhost:3000/a');
  expect(isLeftToBrowser(document.querySelector('nav a[href="/b"]') as Element)).toBe(true);
});

test('a script that counts views when the address changes finds the new title and head', async () => {
  const { answerAll, tab } = await visit('/a');
  const push = tab.history.pushState;
  const seen: unknown[] = [];
  tab.history.pushState = (...call) => {
    push(...call);
    seen.push([location.pathname, observePage().title, observePage().description]);
  };
  await answerAll();
  expect(seen).toEqual([['/a', 'Page a', '/a']]);
});

/** Opens `/a` with the whole runtime. */
async function open(search = '') {
  const page = openFakePage('/a');
  page.tab.history.replaceState(null, '', `/a${search}`);
  await import('../../../../scripts/runtime/start.ts');
  await answerAll(page);
  const visits = vi.fn();
  document.addEventListener('visit:start', visits);
  return {
    ...page,
    visits,
    add: (html: string) => document.querySelector('#page')?.insertAdjacentHTML('beforeend', html),
    click: (selector: string) => {
      const link = document.querySelector<HTMLAnchorElement>(selector) as HTMLAnchorElement;
      if (isLeftToBrowser(link)) page.tab.location.assign(link.href);
    },
  };
}

describe('what other scripts decide', () => {
  test.each(['document', 'window'])(
    'a click that a listener prevents goes nowhere, also one that was added after other clicks, on the %s',
    async (where) => {
      const { click, tab, visits } = await open();
      const target = where === 'document' ? document : globalThis;
      document.body.click();
      target.addEventListener('click', (event: Event) => event.preventDefault());
      click('nav a[href="/b"]');
      click('#page a');
      await settled();
      expect([tab.location.href, visits.mock.calls]).toEqual(['http://localhost:3000/a', []]);
    },
  );

  test.each([
    { from: '?utm_source=mail&gclid=1', to: '' },
    { from: '', to: '?tab=2' },
    { from: '?tab=1', to: '?tab=2' },
  ])(
    'a query that was "$from" and is now "$to" stays, and a link within the page is no visit',
    async ({ from, to }) => {
      const { add, click, tab, visits } = await open(from);
      tab.history.replaceState(tab.history.state, '', `/a${to}`);
      add('<a id="link" href="#part">Part</a>');
      click('#link');
      await settled();
      expect(tab.location.href).toBe(`http://localhost:3000/a${to}#part`);
      expect([tab.history.length, visits.mock.calls]).toEqual([2, []]);
    },
  );

  test('entries of another script are of the page that is shown: steps between them are no visits', async () => {
    const { tab, visits } = await open();
    for (const url of ['?tab=2', '?tab=3#x']) tab.history.pushState({ tab: url }, '', url);
    for (const distance of [-1, -1, 1, 1]) {
      tab.press(distance);
      tab.move();
      await settled();
    }
    expect(visits).not.toHaveBeenCalled();
    expect(tab.location.href).toBe('http://localhost:3000/a?tab=3#x');
    expect(tab.history.state).toMatchObject({ tab: '?tab=3#x' });
  });

  test('a fragment is followed by the browser, and its entry has a name and a place at once', async () => {
    const { click, tab } = await open();
    const assign = vi.spyOn(tab.location, 'assign');
    click('#page a');
    expect(assign).toHaveBeenCalledWith('http://localhost:3000/a#part');
    expect(tab.history.length).toBe(2);
    expect(tab.history.state).toMatchObject({ pointwork: { index: 1 } });
    click('#page a');
    expect(tab.history.length).toBe(2);
    expect(tab.history.state).toMatchObject({ pointwork: { index: 1 } });
  });
});

test('a step that the browser has animated itself has no transition', async () => {
  const page = openFakePage('/b');
  const { tab } = page;
  await import('../../../../scripts/runtime/start.ts');
  document.querySelector<HTMLElement>('nav a[href="/"]')?.click();
  await answerAll(page);
  await vi.advanceTimersByTimeAsync(2000);
  for (const isSwiped of [true, false]) {
    const animate = vi.spyOn(Element.prototype, 'getAnimations').mockClear();
    tab.press(isSwiped ? -1 : 1);
    tab.move({ hasUAVisualTransition: isSwiped });
    await answerAll(page);
    expect(observePage().heading).toBe(isSwiped ? 'Page b' : 'Page index');
    expect(animate.mock.calls.length > 0).toBe(!isSwiped);
  }
});
