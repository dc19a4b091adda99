import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Packages that only one command needs, and that `npm ci` therefore does not install. */
export interface PackageSet {
  /** Used as the name of its folder. */
  name: string;
  /** Package → version. */
  dependencies: Readonly<Record<string, string>>;
  /** Leaves out what these packages can do without. */
  withoutOptional?: true;
}

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/pointwork');

/** Enough for 200 MB on a slow connection, in milliseconds. */
const DOWNLOAD_TIMEOUT = 300_000;

/** The folder of a set, whether or not it exists. Other versions get another folder. */
export function packagesFolder(set: PackageSet): string {
  return join(CACHE, `${set.name}-${crypto.hash('sha256', JSON.stringify(set)).slice(0, 8)}`);
}

/**
 * Downloads a set from the registry, once.
 *
 * @returns its folder, which contains `node_modules`.
 * @throws Error that says why it cannot be downloaded.
 */
export async function fetchPackages(set: PackageSet, say: (line: string) => void): Promise<string> {
  const folder = packagesFolder(set);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const staging = mkdtempSync(`${folder}-`);
  try {
    say(`fetching ${set.name}, once`);
    const manifest = { private: true, dependencies: set.dependencies };
    writeFileSync(join(staging, 'package.json'), JSON.stringify(manifest));
    const omit = set.withoutOptional ? ['--omit=optional'] : [];
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-package-lock', ...omit];
    await promisify(execFile)('npm', args, {
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
      `${set.name} could not be downloaded (${reason}); check the connection to the npm registry and try again`,
      { cause: error },
    );
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
