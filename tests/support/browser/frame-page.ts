import type { BrowserContextOptions, Page } from 'playwright-core';
import { setupSharedContext } from './setup-browser.ts';
import { setupSite } from './setup-site.ts';

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

/** Call it once at the top of a spec: opens pages of the site and waits until the blocks around them have started. */
export function setupFrame(defaults: BrowserContextOptions = {}) {
  const at = setupSite();
  const openPage = setupSharedContext();
  return async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await openPage({ viewport: WIDE, ...defaults, ...options });
    await page.goto(at(path));
    if (options.javaScriptEnabled !== false) {
      await page.locator('[role="switch"]').waitFor({ state: 'attached' });
    }
    return page;
  };
}

/** The accessible name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement?.cloneNode(true) as HTMLElement;
    for (const hidden of element.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return element.ariaLabel ?? element.textContent.trim();
  });

/** Presses Tab so many times. @returns what had the focus each time. */
export async function tabThrough(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}
