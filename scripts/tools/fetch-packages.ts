import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../prerender/options.ts';

const CACHE = join(PROJECT, 'node_modules/.cache/pointwork');

/**
 * Installs packages that only one command needs, and that `npm ci` therefore leaves out: once, as their lock file says.
 *
 * @param source the folder of their `package.json` and `package-lock.json`.
 * @returns their `node_modules`. Another lock file gets another one.
 * @throws Error after npm has said why they cannot be installed.
 */
export function fetchPackages(source: string): string {
  const lock = readFileSync(join(source, 'package-lock.json'));
  const folder = join(CACHE, hash('sha256', lock).slice(0, 10));
  const packages = join(folder, 'node_modules');
  // The file that npm writes last.
  if (existsSync(join(packages, '.package-lock.json'))) return packages;
  console.error(`installing the packages of ${source}, once …`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(source, file), join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: process.platform === 'win32',
    // What the command itself prints may go to a file.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return packages;
}
