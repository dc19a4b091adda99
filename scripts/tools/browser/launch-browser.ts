import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** In addition to Playwright's own flags, which turn off first-run pages, background networking, updates and sync. */
const flags = ['--disable-gpu', '--disable-quic'];

/** Settings that differ from the usual browser of the tests. */
export interface BrowserOptions {
  /**
   * Keeps pages in the back/forward cache, as visitors' browsers do. `false` by default, since Playwright does not
   * fully support it: a page that comes back fires no `load`, so go back with `history.back()` and wait with
   * `page.waitForURL(…, { waitUntil: 'commit' })`.
   */
  backForwardCache?: boolean;
  /**
   * Spares the processor a sixth of its work, for tests: draws in the main process, and keeps no spare process for a
   * page to come. It changes how long things take, so nothing that measures should use it.
   */
  fewProcesses?: boolean;
  /** The size of text in the browser's settings, in pixels; 16 by default. */
  fontSize?: number;
  /** Shows scroll bars that take up room, as on Windows. Playwright hides all by default. */
  scrollBars?: boolean;
}

/**
 * Starts a headless Chromium. The caller closes it; specs use `setupBrowser` instead.
 *
 * @throws Error when no browser is found, or when it does not start.
 */
export async function launchBrowser({
  backForwardCache = false,
  fewProcesses = false,
  fontSize,
  scrollBars = false,
}: BrowserOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  try {
    return await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: [
        ...flags,
        // Chromium's headless shell has that cache only if asked for it.
        ...(backForwardCache ? ['--enable-bfcache'] : []),
        ...(fontSize ? [`--blink-settings=defaultFontSize=${fontSize}`] : []),
        ...(fewProcesses ? ['--in-process-gpu', '--renderer-process-limit=1'] : []),
      ],
      ignoreDefaultArgs: [
        ...(backForwardCache ? ['--disable-back-forward-cache'] : []),
        ...(scrollBars ? ['--hide-scrollbars'] : []),
      ],
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
