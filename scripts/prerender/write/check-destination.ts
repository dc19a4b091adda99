import { statSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { SITE_FOLDERS } from '../discover/discover-modules.ts';
import { listFiles } from '../discover/list-files.ts';
import { BuildFailure, listUpTo20 } from '../faults/fault.ts';
import { readInventory } from './inventory.ts';

/** Files that file managers leave in any folder they show. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Refuses a destination that a build has not made, because publishing replaces it completely.
 *
 * @throws BuildFailure when `out` is a file, contains the sources, or contains files that no build has written.
 */
export function checkDestination(out: string, root: string): void {
  const why = destinationProblem(out, root);
  if (why !== undefined) throw refusal(out, why, 'Name a folder that does not exist yet.');
  const foreign = foreignFiles(out);
  if (foreign.length === 0) return;
  throw refusal(
    out,
    `No build has written these files in it, and none will delete them: ${listUpTo20(foreign)}.`,
    'Move it away: files to publish belong in assets/public/, settings of a host (vercel.json, .vercel/) at the root of the project. Or name another folder.',
  );
}

function refusal(out: string, why: string, fix: string): BuildFailure {
  return new BuildFailure([{ what: `Cannot publish to --out ${basename(out) || out}`, why, fix }]);
}

function destinationProblem(out: string, root: string): string | undefined {
  const way = relative(out, root);
  const isOutside = way === '..' || way.startsWith(`..${sep}`) || /^[a-z]:/i.test(way);
  if (!isOutside) return 'The folder contains the sources of the site.';
  const [folder = ''] = relative(root, out).split(sep);
  if (SITE_FOLDERS.includes(folder)) {
    return `The folder lies in ${folder}/, among the sources of the site.`;
  }
  const kind = statSync(out, { throwIfNoEntry: false });
  return kind && !kind.isDirectory() ? 'It is a file, not a folder.' : undefined;
}

/** Files in `out` that no build has written. Another build may publish while they are listed: then they are listed again. */
function foreignFiles(out: string): string[] {
  for (;;) {
    const before = identityOf(out);
    const isSame = () => identityOf(out) === before;
    try {
      const ours = readInventory(out);
      const isForeign = (file: string) => !ours.has(file) && !LITTER.has(basename(file));
      const foreign = listFiles(out).files.filter(isForeign);
      if (foreign.length === 0 || isSame()) return foreign;
    } catch (error) {
      if (isSame()) throw error;
    }
  }
}

function identityOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}
