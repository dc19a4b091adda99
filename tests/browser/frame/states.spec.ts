import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { backToTop, navigation } from '../../../layouts/_site.ts';
import { NARROW, openFrame } from '../../support/browser/frame-page.ts';
import { MOTION, type PageOptions } from '../../support/browser/open-page.ts';
import { holdBack } from '../../support/browser/prepare-page.ts';

const open = (path: string, options?: PageOptions) => openFrame(path, { ...MOTION, ...options });

describe('the motion switch', () => {
  test('turns motion off, also for later visits, before its own script is there', async () => {
    const page = await open('/contact');
    const html = page.locator('html');

    await page.getByRole('switch').click();
    expect(await html.getAttribute('data-motion')).toBe('off');
    expect(await page.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    const { release } = await holdBack(page, /\/frame-/);
    await page.reload();
    await page.locator('html[data-connection]').waitFor();
    expect(await html.getAttribute('data-motion')).toBe('off');
    expect(await page.getByRole('switch').count()).toBe(0);
    release();
    await expectMotion(page, false);

    await page.getByRole('switch').click();
    await page.reload();
    await expectMotion(page, true);
    expect(await html.getAttribute('data-motion')).toBeNull();
  });

  test('works until the page is left where storage is denied', async () => {
    const page = await open('/contact');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.reload();

    await page.getByRole('switch').click();

    expect(await page.locator('html').getAttribute('data-motion')).toBe('off');
    await expectMotion(page, false);
  });
});

test('the ring beside the mouse follows it, grows over what asks for it, without words, hides when the keyboard is used or the focus goes elsewhere, and is absent with less motion or forced colours', async () => {
  const page = await open('/contact');
  const ring = page.locator('.cursor__ring');
  const over = () => ring.getAttribute('data-over');
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-cursor', ''));

  await page.locator('h1').hover();
  expect([await over(), await ring.textContent()]).toEqual(['target', '']);
  expect(await ring.isVisible()).toBe(true);
  await page.locator('main input').first().hover();
  expect(await over()).toBe('text');
  await page.locator('a.navbar__home').hover();
  expect(await over()).toBe('link');
  await page.keyboard.press('Shift');
  expect(await over()).toBe('');
  await page.locator('main label').first().hover();
  expect(await over()).toBe('link');
  // What has the focus is to be read.
  await page.locator('a.navbar__home').focus();
  expect(await over()).toBe('');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await ring.isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
  expect(await ring.isVisible()).toBe(false);
});

test('without JavaScript the menu is a link to the site index, and the list of platforms opens', async () => {
  const page = await open('/contact', { javaScriptEnabled: false });
  const platforms = page.locator('.navbar-disclosure__panel');
  await page.locator('.navbar-disclosure summary').click();
  expect(await platforms.isVisible()).toBe(true);

  await page.setViewportSize(NARROW);
  await page.getByRole('link', { name: navigation.menu.label }).click();

  expect(new URL(page.url()).hash).toBe('#site-index');
  expect(await page.locator('#site-index').isVisible()).toBe(true);
  expect(await page.locator('[role="switch"], .cursor__ring').count()).toBe(0);
  expect(await page.locator('.scroll-to-top a').isVisible()).toBe(false);
  const top = page.locator('footer').getByRole('link', { name: backToTop.label });
  expect(await top.isVisible()).toBe(true);
});

/** What screen readers say of the switch: its name stays, its state changes. */
const expectMotion = (page: Page, isOn: boolean) =>
  page.getByRole('switch', { name: 'Motion', exact: true, checked: isOn }).waitFor();
