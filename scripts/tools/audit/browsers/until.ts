import type { OtherBrowser } from './other-browser.ts';

/** How long something in the page may take, in milliseconds. */
const TIMEOUT = 15_000;

/**
 * Calls `script` in the page until it returns an empty text, which means that nothing is missing any more.
 *
 * @throws Error with the last thing that was missing, at `place`.
 */
export async function until<A extends readonly unknown[]>(
  browser: OtherBrowser,
  place: string,
  script: (...args: A) => string,
  ...args: A
): Promise<void> {
  const end = performance.now() + TIMEOUT;
  let missing = 'nothing was seen';
  while (performance.now() < end) {
    missing = await browser.evaluate(script, ...args);
    if (missing === '') return;
  }
  throw new Error(`${place}: ${missing}`);
}
