import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** Beside what Playwright passes by itself: no sandbox, first run, background networking, updates or sync. */
const flags = ['--disable-gpu', '--disable-quic'];

/**
 * Playwright turns the back/forward cache off, since it gets in the way of intercepted requests.
 * Visitors have it, so these tests do too.
 */
const unwantedFlags = ['--disable-back-forward-cache'];

/**
 * Starts a headless Chromium. Whoever starts it closes it; in a spec, `setupBrowser` does.
 * Throws when no browser is found, or when the one found does not start.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  try {
    return await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: flags,
      ignoreDefaultArgs: unwantedFlags,
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
