/** A browser other than Chromium, with one window. */
export interface OtherBrowser {
  name: string;
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It cannot use anything outside itself. */
  run: <A extends readonly unknown[], T>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface OpenOptions {
  /** Whether reduced motion is requested. */
  lessMotion: boolean;
}

/** How long something in the page may take, in milliseconds. */
const WAIT_TIMEOUT = 15_000;

/** Something in the page did not happen in time. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

/**
 * Calls `script` in the page until it returns an empty text, which means that nothing is missing any more.
 *
 * @throws WaitTimeout with the last thing that was missing.
 */
export async function until<A extends readonly unknown[]>(
  browser: OtherBrowser,
  script: (...args: A) => string,
  ...args: A
): Promise<void> {
  const end = performance.now() + WAIT_TIMEOUT;
  let left = 'nothing was seen';
  while (performance.now() < end) {
    left = await browser.run(script, ...args);
    if (left === '') return;
  }
  throw new WaitTimeout(left);
}
