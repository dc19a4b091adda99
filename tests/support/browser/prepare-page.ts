import type { Page } from 'playwright-core';

/**
 * Keeps back what a page requests of this kind, or only by one method.
 *
 * @returns `asked`, which resolves with the first request, and the function that lets all of them go on.
 */
export async function holdBack(page: Page, url: string | RegExp, method?: string) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (method && method !== route.request().method()) return route.continue();
    ask();
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** Takes a page offline: only this one, unlike `setOffline` of its context. @returns what brings the connection back. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const change = async (offline: boolean) => {
    const noLimits = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { offline, ...noLimits });
  };
  await change(true);
  return () => change(false);
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

declare global {
  interface Window {
    /** The runtime's Trusted Types policy, so that a test can turn text into markup in a page. */
    htmlPolicy?: { createHTML(html: string): string };
  }
}

/** Runs in the browser before all scripts of a document: keeps the runtime's policy in `window.htmlPolicy`. */
export function keepHtmlPolicy(): void {
  const { trustedTypes } = window;
  const create = trustedTypes?.createPolicy.bind(trustedTypes);
  if (!trustedTypes || !create) return;
  trustedTypes.createPolicy = (name, rules) => {
    window.htmlPolicy = create(name, rules);
    return window.htmlPolicy;
  };
}

/**
 * Runs in the page: no part of it, nor the footer, is left out of the layout any more. Until then, most have no text
 * and no true height.
 */
export function isWholePageLaidOut(): boolean {
  const parts = [...document.querySelectorAll('#page > *, #content + footer')];
  return parts.every((part) => getComputedStyle(part).contentVisibility === 'visible');
}
