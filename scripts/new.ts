/**
 * `npm run new -- page services/audit`, `-- block pricing`, `-- island pricing/price-toggle`, `-- site ../other`:
 * writes a starting point.
 */
import './prerender/require-node.ts';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './prerender/options.ts';
import { NEW_USAGE, newFiles } from './tools/new/new-files.ts';
import type { Scaffold } from './tools/new/scaffold.ts';

try {
  const args = process.argv.slice(2);
  if (args.length === 0 || args[0] === '--help') console.log(NEW_USAGE);
  else write(newFiles(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Writes all files or none; an existing file is never overwritten. */
function write({ files, next, root = PROJECT }: Scaffold): void {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken)
    throw new Error(
      `${taken} already exists, so nothing was written. Choose another name, or delete the file first.`,
    );
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  console.log(`\n${next.join('\n')}`);
}
