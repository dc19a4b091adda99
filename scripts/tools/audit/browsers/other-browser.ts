/** One window of a browser other than Chromium. */
export interface OtherBrowser {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page. It cannot use anything outside itself. */
  evaluate: <A extends readonly unknown[], T>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>;
  click: (selector: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The size of the window, in pixels. */
export const WINDOW = { width: 1280, height: 900 };
