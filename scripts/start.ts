/**
 * `npm start`, after the build: serves `dist/` with `serve` on the first free port from 3000 on.
 * `serve` prints the address; it follows `dist/serve.json`, which the build has written.
 */
import './prerender/require-node.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resolveLinks } from './prerender/options.ts';
import { cleanUpKilledBuilds } from './prerender/write/staging.ts';
import { findFreePort } from './server/find-free-port.ts';

const dist = resolveLinks(join(import.meta.dirname, '../dist'));
const firstPort = 3000;
const [option] = process.argv.slice(2);

// If a build was killed between its two renames, restores the old site.
cleanUpKilledBuilds(dist);

if (option !== undefined) {
  refuse(
    `npm start has no options, so ${option} cannot be used. Give it to \`npm run build\`, then serve what that has built with \`npx serve <folder>\`.`,
  );
} else if (existsSync(join(dist, 'index.html'))) await serve(dist, await findFreePort(firstPort));
else {
  refuse(
    'There is no site to serve: dist/index.html does not exist. Run `npm run build` first, or `npm start`, which builds and serves.',
  );
}

function refuse(message: string): void {
  console.error(message);
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
