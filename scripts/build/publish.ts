import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { exchangeFolders } from './exchange-folders.ts';
import { BuildFailure } from './fault.ts';
import { listFiles } from './list-files.ts';

/** Lists every file of a published site, so that the next build can tell its own work from anybody else's. */
const INVENTORY = '.built-files';

/** What file managers leave in any folder they show. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Refuses a destination that the build did not make: publishing replaces it whole.
 *
 * @throws BuildFailure when `out` is a file, holds the sources, or holds files that no build has put there.
 */
export function checkDestination(out: string, root: string): void {
  const why = whyNotReplace(out, root);
  if (why === undefined) return;
  throw new BuildFailure([
    {
      what: `Cannot publish to --out ${basename(out) || out}`,
      why,
      fix: 'Name a folder that does not exist yet, is empty, or was built by this command.',
    },
  ]);
}

function whyNotReplace(out: string, root: string): string | undefined {
  if (isInside(root, out)) return 'The folder holds the sources of the site.';
  const [first = ''] = relative(root, out).split(sep);
  if (['pages', 'layouts', 'components', 'assets'].includes(first)) {
    return `The folder lies in ${first}/, among the sources of the site.`;
  }
  const kind = statSync(out, { throwIfNoEntry: false });
  if (!kind) return undefined;
  if (!kind.isDirectory()) return 'It is a file, not a folder.';
  const ours = readInventory(out);
  const foreign = listFiles(out).filter((file) => !ours.has(file) && !LITTER.has(basename(file)));
  if (foreign.length === 0) return undefined;
  const others = foreign.length > 1 ? ` and ${foreign.length - 1} more` : '';
  return `The folder holds ${foreign[0]}${others}, which this build did not make and will not delete.`;
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way));
}

function readInventory(out: string): Set<string> {
  const file = join(out, INVENTORY);
  return new Set(existsSync(file) ? [INVENTORY, ...readFileSync(file, 'utf8').split('\n')] : []);
}

/** Writes the list of the site's files into it; the last file to be written. */
export function writeInventory(site: string): void {
  writeFileSync(join(site, INVENTORY), `${listFiles(site).join('\n')}\n`);
}

/**
 * Puts the finished site in the place of the old one. Both are complete folders on one file system, and
 * they change places in one step: whoever reads, and whenever we are killed, finds the old or the new site.
 * The old one ends up beside `site`, for the workshop to remove.
 *
 * @throws the file system's error when `out` cannot be replaced; it is what it was then.
 */
export function publish(site: string, out: string): void {
  for (let tries = 1; !isPublished(site, out); tries++) {
    if (tries === 100) throw new Error(`other builds keep replacing ${basename(out)}`);
  }
}

function isPublished(site: string, out: string): boolean {
  const old = readIfFolder(out);
  if (old && old.length > 0) {
    if (exchangeFolders(site, out)) return true;
    moveAside(out, setAside(site));
  }
  return isMoved(site, out);
}

/** Where the old site waits on systems without an exchange; the next build finds it there if we are killed. */
export function setAside(site: string): string {
  return `${site}-old`;
}

function moveAside(out: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true });
  try {
    renameSync(out, aside);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** False when another build has published in the meantime. */
function isMoved(site: string, out: string): boolean {
  try {
    renameSync(site, out);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw error;
  }
}

function readIfFolder(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
