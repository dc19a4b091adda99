import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PROJECT } from '../build/options.ts';
import { NotRun } from './check.ts';
import type { Kit } from './kit.ts';

/** Nothing but the audit needs them, so that `npm ci` does not bring them. */
const TOOLS = {
  '@cloudflare/pages-shared': '0.13.189',
  '@netlify/headers-parser': '10.1.1',
  '@vercel/routing-utils': '6.6.0',
  'html-validate': '11.18.0',
  lighthouse: '13.5.0',
  linkinator: '8.1.0',
};

const MANIFEST = JSON.stringify({
  private: true,
  dependencies: TOOLS,
  // Cloudflare's whole local runtime, 100 MB, of which the asset server that is asked here takes nothing.
  overrides: { miniflare: 'file:./none' },
});

const CACHE = join(PROJECT, 'node_modules/.cache/pointwork');

/** Other versions, another folder. */
const FOLDER = join(
  CACHE,
  `audit-tools-${createHash('sha256').update(MANIFEST).digest('hex').slice(0, 8)}`,
);

/** As long as a slow line needs for 200 MB, in milliseconds. */
const PATIENCE = 300_000;

let fetched: Promise<void> | undefined;

/** Imports a module of a tool: `lighthouse`, or a file of it. @throws NotRun when it cannot be had. */
export async function loadTool<T>(module: string, kit: Pick<Kit, 'isOffline' | 'say'>): Promise<T> {
  if (!existsSync(FOLDER)) {
    if (kit.isOffline)
      throw new NotRun('its tool was not fetched before, and --offline fetches none');
    fetched ??= fetchTools(kit.say);
    await fetched;
  }
  const path = createRequire(join(FOLDER, 'package.json')).resolve(module);
  return import(pathToFileURL(path).href) as Promise<T>;
}

/** All at once, into a folder that takes its name when everything is in it. */
async function fetchTools(say: Kit['say']): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const staging = mkdtempSync(`${FOLDER}-`);
  try {
    writeFileSync(join(staging, 'package.json'), MANIFEST);
    mkdirSync(join(staging, 'none'));
    writeFileSync(join(staging, 'none/package.json'), '{"name":"miniflare","version":"0.0.0"}');
    say('fetching tools, once');
    await npm(
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'],
      staging,
    );
    renameSync(staging, FOLDER);
  } catch (error) {
    const [reason = ''] = /npm error .+/.exec(String(error)) ?? [String(error).split('\n', 1)[0]];
    throw new NotRun(`its tool could not be fetched (${reason})`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The npm that runs this command, or the one on the path. */
async function npm(args: readonly string[], cwd: string): Promise<void> {
  const { npm_execpath: own } = process.env;
  const [file, ...first] = own ? [process.execPath, own] : ['npm'];
  const shell = !own && process.platform === 'win32';
  await promisify(execFile)(file as string, [...first, ...args], { cwd, shell, timeout: PATIENCE });
}
