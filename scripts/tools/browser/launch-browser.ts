import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** Flags of Chromium beside the usual ones, and those of Playwright that it starts without. */
export interface BrowserOptions extends Pick<LaunchOptions, 'args'> {
  ignoreDefaultArgs?: string[];
}

/**
 * Starts a headless Chromium. Playwright's own flags turn off first-run pages, background networking, updates and sync.
 * The caller closes it; specs use `openPage` instead.
 *
 * @throws Error when no browser is found, or when it does not start.
 */
export async function launchBrowser({
  args = [],
  ignoreDefaultArgs = [],
}: BrowserOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  try {
    return await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ['--disable-gpu', '--disable-quic', ...args],
      ignoreDefaultArgs,
      chromiumSandbox: false,
      headless: true,
    });
  } catch (cause) {
    throw new Error(
      `The browser ${executablePath} does not start; the reason is below. To use another one, set CHROME_PATH.`,
      { cause },
    );
  }
}
