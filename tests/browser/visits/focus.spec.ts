import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';

const arrive = setupVisits();

test('a first load moves no focus and announces nothing', async () => {
  const visitor = await arrive('/long');

  expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await visitor.record()).toMatchObject({ announced: [], events: [] });
});

describe('after a visit', () => {
  test('focus, title, announcement, current link and layout are those of the new page', async () => {
    const visitor = await arrive('/');
    const { page } = visitor;
    const titles: string[] = [];
    for (const { link, layout, title } of [
      { link: 'Long', layout: 'default', title: 'A long page' },
      { link: 'Night', layout: 'dark', title: 'The night page' },
      { link: 'Home', layout: 'default', title: 'Visits home' },
      { link: 'Night', layout: 'dark', title: 'The night page' },
      { link: 'Keep', layout: 'default', title: /keeps its place/ },
    ]) {
      await visitor.visit(link);

      expect(await page.evaluate(() => document.activeElement?.tagName), link).toBe('H1');
      expect(await page.locator('h1').getAttribute('tabindex')).toBe('-1');
      expect(await page.title()).toMatch(title);
      titles.push(await page.title());
      expect((await visitor.record()).announced).toEqual(titles);
      expect(await page.locator('[role=status]').count()).toBe(1);
      expect(await page.locator('header a[aria-current=page]').allTextContents()).toEqual([link]);
      expect(await page.locator('html').getAttribute('data-layout')).toBe(layout);
      expect(await page.locator('footer').textContent()).toBe(`The ${layout} layout`);
    }
    const layouts = visitor.site.requests.filter((path) => path.includes('/layout-'));
    expect(layouts).toHaveLength(2);
  });

  test('the keyboard goes on from the heading', async () => {
    const visitor = await arrive('/');

    await visitor.visit('Long');
    await visitor.page.keyboard.press('Tab');

    expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'To the middle',
    );
  });

  test('a page’s own `aria-current` stays', async () => {
    const visitor = await arrive('/');
    visitor.site.doctor('/long/payload.json', (text) =>
      text.replace(
        '"html":"',
        "\"html\":\"<a href='/long' id='crumb' aria-current='page'>Here</a>",
      ),
    );

    await visitor.visit('Long');

    expect(await visitor.page.locator('#crumb').getAttribute('aria-current')).toBe('page');
  });

  test('the head is that of the new page, and nothing in it is left over or doubled', async () => {
    const visitor = await arrive('/night');
    const heads = async () =>
      visitor.page.evaluate(() =>
        // What a browser waits for matters only while it loads a document.
        [
          ...document.head.querySelectorAll(
            'meta, link:not([rel=stylesheet], [rel=expect]), script, title',
          ),
        ].map((element) => element.outerHTML),
      );
    const names = ['night', 'home', 'quick', 'night'];
    const loaded: Record<string, string[]> = { night: await heads() };
    const visited: string[][] = [];

    for (const link of ['Home', 'Quick', 'Night']) {
      await visitor.visit(link);
      visited.push(await heads());
    }
    await visitor.open('/');
    loaded.home = await heads();
    await visitor.open('/quick');
    loaded.quick = await heads();

    for (const [index, head] of visited.entries()) {
      const expected = loaded[names[index + 1] ?? ''] ?? [];
      expect(head.toSorted()).toEqual(expected.toSorted());
      expect(new Set(head).size).toBe(head.length);
    }
  });
});

describe('when visits change the layout', () => {
  test('there is one header and one page at every moment, and nothing of the old layout afterwards', async () => {
    const visitor = await arrive('/');
    const { page } = visitor;
    await page.evaluate(() => {
      const look = () => {
        const counts = ['header', '#page', 'h1', 'footer'].map(
          (selector) => document.querySelectorAll(selector).length,
        );
        const layouts = `${document.documentElement.dataset.layout} ${document.querySelector('footer')?.textContent}`;
        const seen = `${counts} ${layouts}`;
        if (window.looks.at(-1) !== seen) window.looks.push(seen);
      };
      window.looks = [];
      new MutationObserver(look).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      });
      const frame = () => {
        look();
        requestAnimationFrame(frame);
      };
      frame();
    });

    for (const link of ['Night', 'Long', 'Night', 'Home']) await visitor.visit(link);
    await visitor.visit(() => visitor.go(-1));

    const light = '1,1,1,1 default The default layout';
    const dark = '1,1,1,1 dark The dark layout';
    const looks = [light, dark, light, dark, light, dark];
    expect(await page.evaluate(() => window.looks)).toEqual(looks);
    expect(visitor.documents).toEqual(['/']);
  });
});

declare global {
  interface Window {
    looks: string[];
  }
}
