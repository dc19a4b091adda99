import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPackages } from '../packages/fetch-packages.ts';
import type { OtherPage } from './browsers/other-browsers.ts';

/** The folder with the packages that only the audit needs. */
export function toolsFolder(): Promise<string> {
  return fetchPackages('audit', import.meta.dirname);
}

/** The part of Puppeteer's API that is used. */
export interface Puppeteer {
  default: { launch: (options: object) => Promise<PuppeteerBrowser> };
}

interface PuppeteerBrowser {
  version: () => Promise<string>;
  wsEndpoint: () => string;
  newPage: () => Promise<
    Omit<OtherPage, 'evaluate'> & { evaluate: <T>(script: string) => Promise<T> }
  >;
  close: () => Promise<void>;
}

/** Imports a package that only the audit needs. @throws Error when it cannot be installed. */
export async function tool<T>(name: string): Promise<T> {
  const { resolve } = createRequire(join(await toolsFolder(), 'package.json'));
  return import(pathToFileURL(resolve(name)).href) as Promise<T>;
}
