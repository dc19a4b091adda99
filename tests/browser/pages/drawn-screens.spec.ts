import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

test.each([
  ['/', 5],
  ['/partners/atlassian', 4],
] as const)(
  'the words of all drawn screens of %s can be read, and none is cut off, at every width',
  async (path, screens) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at(path));

    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(findLostWords);
      faults.push(...found.map((fault) => `${width}: ${fault}`));
    }

    expect(await page.locator('.screen, .face').count()).toBe(screens);
    expect(faults).toEqual([]);
  },
);

test('without a script the four sides of the cube are in two rows of two, each with its text', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(at('/'));
  const works = page.locator('#works');

  const places = await works.locator('.face').evaluateAll((faces) =>
    faces.map((face) => {
      const { x, y } = face.getBoundingClientRect();
      return [Math.round(x), Math.round(y)] as const;
    }),
  );

  expect(new Set(places.map(([x]) => x)).size).toBe(2);
  expect(new Set(places.map(([, y]) => y)).size).toBe(2);
  expect(await works.getByRole('heading', { level: 3 }).count()).toBe(4);
  expect(await works.getByText('Six teams, one board').filter({ visible: true }).count()).toBe(1);
  expect(await works.getByRole('button').count()).toBe(0);
});

test('the list beside the cube replaces its captions, and the disc of the current side is filled', async () => {
  const page = await openPage();
  await page.goto(at('/'));
  const works = page.locator('#works');
  await works.scrollIntoViewIfNeeded();
  const picker = works.getByRole('button', { name: 'A site the press office runs itself' });

  await picker.click();

  const slide = works.getByRole('group', { name: '3 of 4' });
  await expect.poll(() => slide.getAttribute('aria-hidden')).toBeNull();
  expect(await picker.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => discs(page)).toEqual([0, 0, 1, 0]);
  expect(
    await works
      .locator('.works__caption')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth)),
  ).toEqual([1, 1, 1, 1]);
});

test('pointing at a note on a screen makes its number grow', async () => {
  const page = await openPage();
  await page.goto(at('/partners/atlassian'));
  const slide = page.locator('#showcases [data-autoplay] .slider__slide:not([aria-hidden])');
  await page.locator('#showcases').scrollIntoViewIfNeeded();
  await slide.getByRole('listitem').nth(1).hover();

  const scales = () =>
    slide
      .locator('.marker')
      .evaluateAll((markers) =>
        markers.map((marker) => `${marker.textContent} ${getComputedStyle(marker).scale}`).sort(),
      );
  await expect.poll(scales).toEqual(['1 none', '2 1.35', '3 none']);
});

/** How much of each line's disc in the list is filled. */
const discs = (page: Page) =>
  page
    .locator('#works .slider__picker > .bullet')
    .evaluateAll((bullets) =>
      bullets.map((bullet) => Number(getComputedStyle(bullet, '::before').scale)),
    );

/** Runs in the page: text in drawn interfaces that is too small, or outside its picture. */
function findLostWords(): string[] {
  for (const change of document.getAnimations()) {
    if (change instanceof CSSTransition) change.finish();
  }
  const faults: string[] = [];
  for (const [selector, least] of [
    ['.face', 16],
    ['.screen', 12],
  ] as const) {
    for (const picture of document.querySelectorAll(selector)) {
      const edge = picture.getBoundingClientRect();
      const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (!text.parentElement || box.width === 0) continue;
        const size = Number.parseFloat(getComputedStyle(text.parentElement).fontSize);
        if (size < least) faults.push(`${text.textContent}: ${size} px`);
        const isInside =
          box.left >= edge.left - 0.5 &&
          box.right <= edge.right + 0.5 &&
          box.top >= edge.top - 0.5 &&
          box.bottom <= edge.bottom + 0.5;
        if (!isInside && picture.matches('.face, .screen--fixed'))
          faults.push(`${text.textContent}: cut off`);
      }
    }
  }
  return faults;
}
