import { expect, test } from 'vitest';
import { focused, NARROW, setupFrame, tabThrough, WIDE } from '../../support/browser/frame-page.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const open = setupFrame();
const openPage = setupSharedContext();
const at = setupSite();

// The layouts share the markup of their frame.
test('by keyboard the header leads through its links in reading order; the list of platforms closes when the focus leaves it, and by Escape, which brings the focus back', async () => {
  const page = await open('/partners/atlassian');
  expect(await tabThrough(page, 8)).toEqual([
    'Skip to content',
    'Pointwork',
    'Services',
    'Platforms',
    'Work',
    'Team',
    'News',
    'Ask for a call',
  ]);

  const group = page.locator('.navbar-disclosure');
  const openList = async () => {
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await group.getAttribute('open')).not.toBeNull();
  };
  await openList();
  expect((await tabThrough(page, 5)).map((name) => name.slice(0, 5))).toEqual([
    'Atlas',
    'Figma',
    'Webfl',
    'AWSAc',
    'Work',
  ]);
  expect(await group.getAttribute('open')).toBeNull();

  await openList();
  await tabThrough(page, 4);
  await page.keyboard.press('Escape');
  expect(await group.getAttribute('open')).toBeNull();
  expect(await focused(page)).toBe('Platforms');
});

test('the menu opens with the focus on its close button, and keeps it inside; closing it brings the focus back, or on a screen that has become wide to the first link', async () => {
  const page = await open('/partners/atlassian', { viewport: NARROW });
  expect((await tabThrough(page, 3)).at(-1)).toBe('Menu');
  await page.keyboard.press('Enter');
  expect([await focused(page), ...(await tabThrough(page, 11))]).toEqual([
    'Close',
    'Services',
    'Atlassian',
    'Figma',
    'Webflow',
    'AWS',
    'Work',
    'Team',
    'News',
    'Contact',
    'Ask for a call',
    '0117 496 0142',
  ]);
  const overflow = page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Menu');

  for (const key of ['Escape', 'Enter']) {
    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize(WIDE);
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focused(page), key).toBe('Services');
  }
});

test('a link in the menu closes it and leads to its place or to the heading of its page, and a step back closes it, too', async () => {
  const page = await open('/', { viewport: NARROW });
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialog = page.getByRole('dialog');
  await menu.click();
  await dialog.getByRole('link', { name: 'Team' }).click();
  expect(await dialog.count()).toBe(0);
  await page.waitForFunction(() => {
    const { top = 0 } = document.querySelector('#team')?.getBoundingClientRect() ?? {};
    return Math.abs(top - 76) < 2;
  });

  await page.evaluate(() => scrollBy(0, -200));
  await menu.click();
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('');

  await menu.click();
  await dialog.getByRole('link', { name: 'Atlassian' }).click();
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  expect(await dialog.count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-layout')).toBe('dark');
  await menu.click();
  expect(await focused(page)).toBe('Close');
});

test('if its script is lost, the menu is the link that it is without script, until the next visit brings it', async () => {
  const page = await openPage({ viewport: NARROW });
  const header = page.locator('header');
  const script = /\/frame-\w+\.js/;
  await page.route(script, (route) => route.fulfill({ status: 503 }));
  const told = page.waitForEvent('console', (message) =>
    /frame-\w+\.js failed/.test(message.text()),
  );
  await page.goto(at('/'));
  await told;
  expect(await header.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
  await header.getByRole('link', { name: 'Menu' }).click();
  await page.waitForURL(/#site-index$/);

  await page.unroute(script);
  await page.locator('#page a[href^="/contact"]').first().dispatchEvent('click');

  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
});

test('the list of platforms closes with a click elsewhere, with Escape and with the focus, however it was opened', async () => {
  const page = await open('/contact');
  const panel = page.locator('.navbar-disclosure__panel');
  const platforms = page.getByText('Platforms').first();
  const isOpen = (state: boolean) => panel.waitFor({ state: state ? 'visible' : 'hidden' });

  await platforms.click();
  await isOpen(true);
  await page.mouse.click(300, 600);
  await isOpen(false);

  // As a browser does that has found a word in it: the next click closes it.
  await page.evaluate(() => document.querySelector('.navbar-disclosure')?.setAttribute('open', ''));
  await platforms.click();
  await isOpen(false);

  await platforms.press('Enter');
  await isOpen(true);
  await page.keyboard.press('Escape');
  await isOpen(false);
  await platforms.press('Enter');
  await isOpen(true);
  await page.locator('a.navbar__home').focus();
  await isOpen(false);
});
