/** `npm run new -- page services/audit`, `-- block pricing`, `-- island pricing/price-toggle`: writes a small start. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './build/options.ts';
import { NEW_USAGE, newFiles } from './new/new-files.ts';

try {
  const args = process.argv.slice(2);
  if (args.length === 0 || args[0] === '--help') console.log(NEW_USAGE);
  else write(newFiles(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** All files or none: what is there is not written over. */
function write({ files, next }: ReturnType<typeof newFiles>): void {
  const taken = files.find(({ path }) => existsSync(join(PROJECT, path)));
  if (taken)
    throw new Error(`${taken.path} exists already; nothing was written. Choose another name.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(PROJECT, path)), { recursive: true });
    writeFileSync(join(PROJECT, path), text, { flag: 'wx' });
    console.log(`wrote ${path}`);
  }
  console.log(`\n${next.join('\n')}`);
}
