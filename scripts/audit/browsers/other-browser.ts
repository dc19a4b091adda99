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
