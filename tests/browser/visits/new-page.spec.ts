import { expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';

test('a first load moves no focus and announces nothing', async () => {
  const visitor = await arrive('/');

  expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await visitor.record()).toMatchObject({ announced: [], events: [] });
});

test('after a visit focus, title, announcement, current link and layout are those of the new page, at no moment there are parts of two, and what others have added stays where it is', async () => {
  const visitor = await arrive('/');
  const { page } = visitor;
  await page.evaluate(() => {
    window.looks = [];
    new MutationObserver(() => {
      const counts = ['header', '#page', 'h1', 'footer'].map(
        (selector) => document.querySelectorAll(selector).length,
      );
      const { layout } = document.documentElement.dataset;
      const seen = `${counts} ${layout} ${document.querySelector('footer')?.textContent}`;
      if (window.looks.at(-1) !== seen) window.looks.push(seen);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.evaluate(() => {
    const [banner, chat] = [document.createElement('aside'), document.createElement('iframe')];
    banner.className = chat.className = 'other';
    chat.addEventListener('load', () => {
      document.body.dataset.loads = `${document.body.dataset.loads ?? ''}once `;
    });
    document.body.prepend(banner);
    document.body.append(chat);
  });
  const titles: string[] = [];
  for (const { link, layout, title } of [
    { link: 'Long', layout: 'default', title: 'A long page' },
    { link: 'Night', layout: 'dark', title: 'The night page' },
    { link: 'Home', layout: 'default', title: 'Visits home' },
    { link: 'Night', layout: 'dark', title: 'The night page' },
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
    expect(await page.locator('.other').count()).toBe(2);
  }
  await visitor.visit(() => visitor.go(-1));
  const light = '1,1,1,1 default The default layout';
  const dark = '1,1,1,1 dark The dark layout';
  expect(await page.evaluate(() => window.looks)).toEqual([light, dark, light, dark, light]);
  const layouts = visitor.site.requests.filter((path) => path.includes('/layout-'));
  expect(layouts).toHaveLength(2);
  // The frame was not even moved, which would have loaded it again.
  expect(await page.locator('body').getAttribute('data-loads')).toBe('once ');
  expect(visitor.documents).toEqual(['/']);
});

test('the keyboard goes on from the heading, and a page’s own `aria-current` stays', async () => {
  const visitor = await arrive('/');
  visitor.site.doctor('/long.payload.json', (text) =>
    text.replace('"html":"', `"html":"<a id='crumb' aria-current='page'>Here</a>`),
  );

  await visitor.visit('Long');
  await visitor.page.keyboard.press('Tab');

  const focused = visitor.page.evaluate(() => document.activeElement?.textContent);
  expect(await focused).toBe('To the middle');
  expect(await visitor.page.locator('#crumb').getAttribute('aria-current')).toBe('page');
});

declare global {
  interface Window {
    looks: string[];
  }
}
