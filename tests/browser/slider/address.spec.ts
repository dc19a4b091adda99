import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frontSlide, openSliders } from '../../support/browser/slider-site.ts';

const hash = (page: Page) => page.evaluate(() => location.hash);
const awake = (page: Page) => page.locator('.slider[data-autoplay]').waitFor();
const front = (page: Page) => expect.poll(() => frontSlide(page.locator('.slider')));
const focus = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]),
  );

async function openPhases(fragment = ''): Promise<Page> {
  const page = await openSliders(`/phases${fragment}`);
  await awake(page);
  return page;
}

test('the address follows the slide that somebody picks, in the same history entry', async () => {
  const page = await openPhases();
  const before = await page.evaluate(() => [history.length, history.state]);
  expect(await hash(page)).toBe('');

  await page.getByRole('link', { name: 'Rehearse', exact: true }).click();
  expect(await hash(page)).toBe('#rehearse');
  await page.getByRole('link', { name: 'Settle', exact: true }).click();
  expect(await hash(page)).toBe('#settle');
  expect(await frontSlide(page.locator('.slider'))).toBe('4 of 4: Settle');
  expect(await page.evaluate(() => [history.length, history.state])).toEqual(before);
  expect(await page.locator('[aria-current="step"]').textContent()).toBe('Settle');
  // Nobody has followed a link, so the focus stays where it was.
  await focus(page).toEqual(['A', 'Settle']);
});

test.each(['a page load', 'a visit'])(
  '%s that leads to a slide shows it, and reads out its heading',
  async (way) => {
    const page = await openSliders(way === 'a visit' ? '/end' : '/phases#move');
    if (way === 'a visit') await page.getByRole('link', { name: 'The move' }).click();
    await awake(page);
    await front(page).toBe('3 of 4: Move');
    await focus(page).toEqual(['H2', 'Move']);
    expect(await page.locator('h2[tabindex]').count()).toBe(1);
    await page.keyboard.press('Tab');
    await focus(page).toEqual(['A', 'Home from Move']);
    expect(await page.locator('h2[tabindex]').count()).toBe(0);
  },
);

test('a link on the page shows its slide while the page scrolls; back and forward do, too', async () => {
  const page = await openPhases();
  const slider = page.locator('.slider');
  await page.getByRole('link', { name: 'To the rehearsal' }).click();
  await front(page).toBe('2 of 4: Rehearse');
  await focus(page).toEqual(['H2', 'Rehearse']);
  const entry = await page.evaluate(() => history.state);

  await page.getByRole('link', { name: 'To the questions' }).click();
  await expect.poll(() => page.locator('#questions:target').count()).toBe(1);
  await front(page).toBe('2 of 4: Rehearse');
  await page.getByRole('link', { name: 'Settle', exact: true }).click();
  expect(await hash(page)).toBe('#settle');

  await page.goBack();
  await front(page).toBe('2 of 4: Rehearse');
  expect(await page.evaluate(() => history.state)).toEqual(entry);
  await page.goForward();
  await front(page).toBe('4 of 4: Settle');
  // The browser has scrolled the page to hidden slides, but not the slides themselves.
  expect(
    await slider.locator('.slider__viewport').evaluate((viewport) => viewport.scrollLeft),
  ).toBe(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('a fragment that leads elsewhere, or nowhere, moves no slide', async () => {
  const page = await openPhases('#rehearse');
  for (const fragment of ['#questions', '#nowhere', '#%', '']) {
    await page.evaluate((next) => {
      location.hash = next;
    }, fragment);
    expect(await frontSlide(page.locator('.slider'))).toBe('2 of 4: Rehearse');
  }
});

test('a link to something in a slide shows the slide, even if the address does not follow the slides', async () => {
  const page = await openSliders('/');
  await page.evaluate(() => location.assign('#stations-move'));
  await page.locator('#stations .slider[data-autoplay]').waitFor();
  await expect.poll(() => frontSlide(page.locator('#stations .slider'))).toBe('3 of 4: Move');
});
