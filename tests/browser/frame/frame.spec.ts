import { expect, test } from 'vitest';
import type { NavbarGroup } from '../../../components/blocks/Navbar/Navbar.tsx';
import { navigation } from '../../../layouts/_site.ts';
import { focused, NARROW, openFrame, tabThrough, WIDE } from '../../support/browser/frame-page.ts';

const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);
const { home, items, last, action, phone, menu } = navigation;
const links = items.filter((item) => 'href' in item);
const [first] = items;
const groupAt = items.findIndex((item) => 'items' in item);
const group = items[groupAt] as NavbarGroup;
const grouped = labelsOf(group.items);

// The layouts share the markup of their frame.
test('by keyboard the header leads through its links in reading order; the list of platforms closes when the focus leaves it, and by Escape, which brings the focus back', async () => {
  const page = await openFrame('/partners/atlassian');
  const header = labelsOf([home, ...items, action]);
  expect((await tabThrough(page, 1 + header.length)).slice(1)).toEqual(header);

  const list = page.locator('.navbar-disclosure');
  const openList = async () => {
    await list.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await list.getAttribute('open')).not.toBeNull();
  };
  await openList();
  expect(await tabThrough(page, 1 + grouped.length)).toEqual([
    ...grouped.map((label) => expect.stringMatching(`^${label}`)),
    items[groupAt + 1]?.label,
  ]);
  expect(await list.getAttribute('open')).toBeNull();

  await openList();
  await tabThrough(page, grouped.length);
  await page.keyboard.press('Escape');
  expect(await list.getAttribute('open')).toBeNull();
  expect(await focused(page)).toBe(group.label);
});

test('the menu opens with the focus on its close button, and keeps it inside; closing it brings the focus back, or on a screen that has become wide to the first link', async () => {
  const page = await openFrame('/partners/atlassian', { viewport: NARROW });
  expect((await tabThrough(page, 3)).at(-1)).toBe(menu.label);
  await page.keyboard.press('Enter');
  const stops = items.flatMap((item) => ('items' in item ? item.items : item));
  const labels = labelsOf([...stops, last, action, phone]);
  await page.locator('dialog button:focus').waitFor();
  expect(await tabThrough(page, labels.length)).toEqual(labels);
  const overflow = page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe(menu.label);

  for (const key of ['Escape', 'Enter']) {
    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: menu.label }).click();
    await page.setViewportSize(WIDE);
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focused(page), key).toBe(first?.label);
  }
});

test('a link in the menu closes it and leads to its place or to the heading of its page, and a step back closes it, too', async () => {
  const page = await openFrame('/', { viewport: NARROW });
  const button = page.getByRole('button', { name: menu.label });
  const dialog = page.getByRole('dialog');
  const place = links.find(({ href }) => href.startsWith('/#'))?.href ?? '';
  await button.click();
  await dialog.locator(`[href="${place}"]`).click();
  expect(await dialog.count()).toBe(0);
  await page.waitForFunction(() => {
    const { top = 0 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
    return Math.abs(top - 76) < 2;
  });
  expect(page.url()).toContain(place);

  await page.evaluate(() => scrollBy(0, -200));
  await button.click();
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('');

  await button.click();
  await dialog.locator('[href="/partners/atlassian"]').click();
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  expect(await dialog.count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-layout')).toBe('dark');
  await button.click();
  await page.locator('dialog button:focus').waitFor();
});

test('the list of platforms closes with a click elsewhere, and with one on its label however it was opened', async () => {
  const page = await openFrame('/contact');
  const panel = page.locator('.navbar-disclosure__panel');
  const platforms = page.locator('.navbar-disclosure summary');
  const isOpen = (state: boolean) => panel.waitFor({ state: state ? 'visible' : 'hidden' });

  await platforms.click();
  await isOpen(true);
  await page.mouse.click(300, 600);
  await isOpen(false);

  // As a browser does that has found a word in it: the next click closes it.
  await page.evaluate(() => document.querySelector('.navbar-disclosure')?.setAttribute('open', ''));
  await platforms.click();
  await isOpen(false);
});
