/**
 * `npm start`, after the build: serves `dist/` with `serve` on the first free port from 3000 on.
 * `serve` prints the address; it follows `dist/serve.json`, which the build has written.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');
const firstPort = 3000;

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

/** The first port from `port` on that nothing listens on, on any address of this machine. */
async function findFreePort(port: number): Promise<number> {
  for (let candidate = port; candidate < 65_536; candidate += 1) {
    if ((await isFree(candidate, '127.0.0.1')) && (await isFree(candidate))) return candidate;
  }
  throw new Error(
    `No port from ${port} on is free: end another server and run \`npm start\` again.`,
  );
}

function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve(true)));
  });
}
