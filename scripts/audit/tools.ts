import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPackages, type PackageSet, packagesFolder } from '../packages/fetch-packages.ts';
import { NotRun } from './not-run.ts';

const TOOLS: PackageSet = {
  name: 'audit-tools',
  dependencies: {
    '@cloudflare/pages-shared': '0.13.189',
    '@mdn/mdn-http-observatory': '1.4.8',
    '@netlify/headers-parser': '10.1.1',
    '@vercel/routing-utils': '6.6.0',
    'html-validate': '11.18.0',
    lighthouse: '13.5.0',
    linkinator: '8.1.0',
    'puppeteer-core': '25.16.0',
    'selenium-webdriver': '4.49.0',
  },
  without: [
    // Cloudflare's whole local runtime, 100 MB, of which the asset server that is asked here takes nothing.
    'miniflare',
    // The server and the database of the Observatory, of which its tests take nothing.
    '@fastify/cors',
    '@fastify/helmet',
    '@fastify/postgres',
    '@fastify/static',
    '@sentry/node',
    'fastify',
    'fastify-simple-form',
    'pg',
    'pg-format',
    'pg-native',
    'pg-pool',
    'postgrator',
    'postgrator-cli',
  ],
};

/** Whether something may be fetched, and how whoever waits is told. */
export interface Fetching {
  isOffline: boolean;
  say: (line: string) => void;
}

let fetched: Promise<string> | undefined;

/** Imports a module of a tool: `lighthouse`, or a file of it. @throws NotRun when it cannot be had. */
export async function loadTool<T>(module: string, fetching: Fetching): Promise<T> {
  return import(pathToFileURL(await findTool(module, fetching)).href) as Promise<T>;
}

/** The path of a file of a tool. @throws NotRun when it cannot be had. */
export async function findTool(module: string, { isOffline, say }: Fetching): Promise<string> {
  if (isOffline && !existsSync(packagesFolder(TOOLS))) {
    throw new NotRun('its tool was not fetched before, and --offline fetches none');
  }
  fetched ??= fetchPackages(TOOLS, say);
  const folder = await fetched.catch((error: Error) => {
    throw new NotRun(error.message);
  });
  return createRequire(join(folder, 'package.json')).resolve(module);
}
