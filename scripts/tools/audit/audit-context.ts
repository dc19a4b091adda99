import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { fetchPackages, packagesFolder } from '../packages/fetch-packages.ts';
import { NotRun } from './not-run.ts';
import { TOOLS } from './tools.ts';

/** What the checks share: one browser, and the tools that only the audit needs. */
export class AuditContext {
  #browser: Promise<Browser> | undefined;
  #tools: Promise<string> | undefined;
  readonly #isOffline: boolean;
  /** Reports progress. */
  readonly say: (line: string) => void;

  /** @param isOffline whether nothing may be downloaded. */
  constructor(isOffline: boolean, say: (line: string) => void = () => {}) {
    this.#isOffline = isOffline;
    this.say = say;
  }

  browser(): Promise<Browser> {
    this.#browser ??= launchBrowser();
    return this.#browser;
  }

  /**
   * Imports a module of a tool, which is downloaded if it is missing.
   *
   * @throws NotRun when it may not be downloaded. @throws Error when it cannot be.
   */
  async tool<T>(module: string): Promise<T> {
    return import(pathToFileURL(await this.toolPath(module)).href) as Promise<T>;
  }

  /** The path of a file of a tool. @throws like `tool`. */
  async toolPath(file: string): Promise<string> {
    if (this.#isOffline && !existsSync(packagesFolder(TOOLS))) {
      throw new NotRun(
        'its tool has not been downloaded yet; run the audit once without --offline',
      );
    }
    this.#tools ??= fetchPackages(TOOLS, this.say);
    return createRequire(join(await this.#tools, 'package.json')).resolve(file);
  }

  async close(): Promise<void> {
    await (await this.#browser?.catch(() => undefined))?.close();
  }
}
