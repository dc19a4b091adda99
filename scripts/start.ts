/**
 * `npm start`, after the build: serves `dist/` with `serve` on the first free port from 3000 on.
 * `serve` prints the address; it follows `dist/serve.json`, which the build has written.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resolveLinks } from './build/options.ts';
import { cleanUpKilledBuilds } from './build/write/staging.ts';
import { findFreePort } from './server/find-free-port.ts';

const dist = resolveLinks(join(import.meta.dirname, '../dist'));
const firstPort = 3000;

// If a build was killed between its two renames, restores the old site.
cleanUpKilledBuilds(dist);

if (existsSync(join(dist, 'index.html'))) await serve(dist, await findFreePort(firstPort));
else {
  console.error(
    'There is no site to serve: dist/index.html does not exist. Run `npm run build` first, or `npm start`, which builds and serves.',
  );
  process.exitCode = 1;
}

/** Runs the command `serve` within this process, so that Ctrl+C and `kill` reach it and leave nothing behind. */
async function serve(folder: string, port: number): Promise<void> {
  process.env.NO_UPDATE_CHECK = '1';
  process.argv.splice(
    2,
    Infinity,
    folder,
    `--listen=${port}`,
    '--no-clipboard',
    '--no-request-logging',
  );
  await import(import.meta.resolve('serve/build/main.js'));
}
