import type { Page } from 'playwright-core';

/** Keeps back what a page requests of this kind. @returns the function that lets all of it go on. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Denies the documents of a page their storage, as some browsers do. Call it before `page.goto`. */
export async function denyStorage(page: Page, name: 'localStorage' | 'sessionStorage') {
  await page.addInitScript((denied) => {
    Object.defineProperty(window, denied, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }, name);
}

/** Has a page record each layout shift, from its next document on. @returns what says those since it was last asked. */
export async function recordShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
}
