import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { home } from '../../../pages/index.content.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { at } from '../../support/browser/built-site.ts';
import { sharedBrowser } from '../../support/browser/open-page.ts';
import { pageErrors } from '../../support/browser/page-errors.ts';

const { words } = home.video;
const FILM = /the-method-\w+\.(webm|mp4|vtt)$/;

/** A page with the film, opened once; every test closes the film at the end. */
const page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' });
const errors = pageErrors(page);
const asked: string[] = [];
page.on('request', (request) => FILM.test(request.url()) && asked.push(request.url()));
const block = page.locator('.video');
const poster = block.locator('.video__poster');
const dialog = block.locator('dialog');
const film = block.locator('video');

beforeAll(async () => {
  await page.goto(at('/blocks', 'blocks'));
  await block.scrollIntoViewIfNeeded();
  await state('poster');
});
afterAll(() => page.close());

describe('the film', () => {
  test('is not fetched before somebody asks for it, plays after a click on its poster, and Escape closes it', async () => {
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.getByRole('link', { name: words.play }).count()).toBe(1);
    expect(await dialog.isVisible()).toBe(false);

    await poster.click();
    await state('playing');
    expect(asked[0]).toMatch(/\.webm$/);
    expect(await has(dialog, ':modal')).toBe(true);
    expect(await has(film, ':focus')).toBe(true);
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    const captions = film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
    expect(await captions).toBe('disabled');
    await page.keyboard.press('Escape');
    await expectClosed();
  });

  test('plays after Enter, pauses after Space, and has a button to close it', async () => {
    await page.keyboard.press('Enter');
    await state('playing');
    await page.keyboard.press('Space');
    await state('paused');
    await dialog.getByRole('button', { name: words.close }).click();
    await expectClosed();
  });

  test('shows its poster again when it has ended, with the offer to watch it again', async () => {
    await poster.click();
    await state('playing');
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    await state('ended');

    await expectClosed();
    expect(await page.getByRole('link', { name: words.again }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await state('playing');
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(60);
    await page.keyboard.press('Escape');
    await expectClosed();
  });

  test('is closed by a visit to another page, and works after coming back', async () => {
    await page.goto(at('/contact', 'blocks'));
    await page.locator('html[data-connection]').waitFor();
    await page.evaluate(
      (href) =>
        Object.assign(document.body.appendChild(document.createElement('a')), { href }).click(),
      at('/blocks', 'blocks'),
    );
    await page.waitForURL(at('/blocks', 'blocks'));
    await block.scrollIntoViewIfNeeded();
    await state('poster');
    await poster.click();
    await state('playing');

    await page.evaluate(() => history.back());
    await page.waitForURL(at('/contact', 'blocks'), { waitUntil: 'commit' });
    await block.waitFor({ state: 'detached' });
    expect(await page.locator(':modal').count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'visible',
    );

    await page.evaluate(() => history.forward());
    await page.waitForURL(at('/blocks', 'blocks'), { waitUntil: 'commit' });
    await block.scrollIntoViewIfNeeded();
    await state('poster');
    await poster.click();
    await state('playing');
    await page.keyboard.press('Escape');
    await state('poster');
  });

  test('says when it does not load, and offers its text; a second try may succeed', async () => {
    await page.route(FILM, (route) => route.abort());
    await page.reload();
    await block.scrollIntoViewIfNeeded();
    await state('poster');
    await poster.click();
    await state('failed');

    const message = dialog.getByRole('alert');
    expect(await message.textContent()).toContain(words.failure);
    const read = message.getByRole('button', { name: words.read });
    expect(await has(read, ':focus')).toBe(true);
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(false);
    expect(await has(block.locator('summary'), ':focus')).toBe(true);
    await block.locator('details[open]').waitFor();

    await page.unroute(FILM);
    await poster.click();
    await state('playing');
    expect(await message.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
  });
});

// Not until it is visible: all that it shows may stand in the drawing around it.
const state = (name: string) =>
  page.locator(`.video[data-state=${name}]`).waitFor({ state: 'attached' });

const has = (place: Locator, selector: string) =>
  place.evaluate((element, wanted) => element.matches(wanted), selector);

/** Expects that the film is paused and hidden, that the focus is where it was, and that the console is empty. */
async function expectClosed(): Promise<void> {
  await page
    .locator('.video:is([data-state=poster], [data-state=ended])')
    .waitFor({ state: 'attached' });
  expect(await dialog.isVisible()).toBe(false);
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(await has(poster, ':focus')).toBe(true);
  expect(errors).toEqual([]);
}
