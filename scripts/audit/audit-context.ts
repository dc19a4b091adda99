import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { findTool, loadTool } from './tools.ts';

/** What the checks share: one browser, and the tools that only the audit needs. */
export class AuditContext {
  #browser: Promise<Browser> | undefined;
  /** Whether nothing may be downloaded. */
  readonly isOffline: boolean;
  /** Reports progress. */
  readonly say: (line: string) => void;

  constructor(isOffline: boolean, say: (line: string) => void = () => {}) {
    this.isOffline = isOffline;
    this.say = say;
  }

  browser(): Promise<Browser> {
    this.#browser ??= launchBrowser();
    return this.#browser;
  }

  /**
   * Imports a module of a tool, which is downloaded if it is missing.
   *
   * @throws NotRun when that is not possible.
   */
  tool<T>(module: string): Promise<T> {
    return loadTool<T>(module, this);
  }

  /** The path of a file of a tool. @throws NotRun when the tool is missing. */
  toolPath(file: string): Promise<string> {
    return findTool(file, this);
  }

  async close(): Promise<void> {
    await (await this.#browser?.catch(() => undefined))?.close();
  }
}
