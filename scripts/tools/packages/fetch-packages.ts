import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/pointwork');

/** Enough for 400 MB on a slow connection, in milliseconds. */
const DOWNLOAD_TIMEOUT = 600_000;

/**
 * Installs packages that only one command needs, and that `npm ci` therefore leaves out: once, as their lock file says.
 *
 * @param name for its folder, and for what is printed.
 * @param source the folder of their `package.json` and `package-lock.json`.
 * @returns the folder that contains their `node_modules`. Another lock file gets another one.
 * @throws Error that says why they cannot be installed.
 */
export async function fetchPackages(name: string, source: string): Promise<string> {
  const lock = readFileSync(join(source, 'package-lock.json'));
  const folder = join(CACHE, `${name}-${crypto.hash('sha256', lock).slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const staging = mkdtempSync(`${folder}-`);
  try {
    console.error(`installing the packages of ${name}, once …`);
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(source, file), join(staging, file));
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: staging,
      shell: process.platform === 'win32',
      timeout: DOWNLOAD_TIMEOUT,
    });
    // The folder gets its final name once everything is in it.
    renameSync(staging, folder);
    return folder;
  } catch (error) {
    const [reason = ''] = /npm error .+/.exec(String(error)) ?? [String(error).split('\n', 1)[0]];
    throw new Error(
      `The packages of ${name} could not be installed (${reason}); check the connection to the npm registry and try again`,
      { cause: error },
    );
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
