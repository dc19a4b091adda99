/** A browser that is no Chromium, with one window. */
export interface OtherBrowser {
  name: string;
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page, which knows nothing of what stands around it here. */
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
  /** Whether the visitor has asked the system for less motion. */
  lessMotion: boolean;
}

/** How long something in the page may take, in milliseconds. */
const PATIENCE = 15_000;

/** What a visitor waits for in vain. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

/**
 * Asks again and again until `script` says that there is nothing left to wait for, and returns an empty text.
 *
 * @throws WaitTimeout with the last thing that it was still waiting for.
 */
export async function until<A extends readonly unknown[]>(
  browser: OtherBrowser,
  script: (...args: A) => string,
  ...args: A
): Promise<void> {
  const end = performance.now() + PATIENCE;
  let left = 'nothing was seen';
  while (performance.now() < end) {
    left = await browser.run(script, ...args);
    if (left === '') return;
  }
  throw new WaitTimeout(left);
}
