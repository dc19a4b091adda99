/** One window of a browser other than Chromium, in the words of Puppeteer. */
export interface OtherPage {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page. It cannot use anything outside itself. */
  evaluate: <A extends readonly unknown[], T>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>;
  click: (selector: string) => Promise<void>;
}

export interface OtherBrowser extends OtherPage {
  name: string;
  close: () => Promise<void>;
}

/** In pixels. */
export const WINDOW = { width: 1280, height: 900 };
