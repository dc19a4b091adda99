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
    // Cloudflare's whole local runtime, 100 MB. The asset server does not use it.
    'miniflare',
    // The server and database of the Observatory. Its tests do not use them.
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

/** Whether downloads are allowed, and how progress is reported. */
export interface Fetching {
  isOffline: boolean;
  say: (line: string) => void;
}

let fetched: Promise<string> | undefined;

/** Imports a module of a tool: `lighthouse`, or a file in it. @throws NotRun when the tool is missing. */
export async function loadTool<T>(module: string, fetching: Fetching): Promise<T> {
  return import(pathToFileURL(await findTool(module, fetching)).href) as Promise<T>;
}

/** The path of a file of a tool. @throws NotRun when the tool is missing. */
export async function findTool(module: string, { isOffline, say }: Fetching): Promise<string> {
  if (isOffline && !existsSync(packagesFolder(TOOLS))) {
    throw new NotRun('its tool has not been downloaded yet; run the audit once without --offline');
  }
  fetched ??= fetchPackages(TOOLS, say);
  const folder = await fetched.catch((error: Error) => {
    throw new NotRun(error.message);
  });
  return createRequire(join(folder, 'package.json')).resolve(module);
}
