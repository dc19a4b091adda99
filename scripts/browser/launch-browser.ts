import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** Beside what Playwright passes by itself: no sandbox, first run, background networking, updates or sync. */
const flags = ['--disable-gpu', '--disable-quic'];

/** How a browser differs from the usual one of the tests. */
export interface BrowserOptions {
  /**
   * Pages left are kept and come back as they were, as at a visitor's; `false` by default, since Playwright cannot
   * follow it everywhere: a page that comes back fires no `load`, so go back with `history.back()` and wait with
   * `page.waitForURL(…, { waitUntil: 'commit' })`.
   */
  backForwardCache?: boolean;
}

/**
 * Starts a headless Chromium. Whoever starts it closes it; in a spec, `setupBrowser` does.
 * Throws when no browser is found, or when the one found does not start.
 */
export async function launchBrowser({
  backForwardCache = false,
}: BrowserOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  try {
    return await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      // Chromium's headless shell has that cache only when asked for it.
      args: backForwardCache ? [...flags, '--enable-bfcache'] : flags,
      ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : false,
      chromiumSandbox: false,
      headless: true,
    });
  } catch (cause) {
    throw new Error(
      `The browser ${executablePath} does not start (the reason is below); name another one in CHROME_PATH.`,
      { cause },
    );
  }
}
