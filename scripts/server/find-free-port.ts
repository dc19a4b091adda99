import { createServer } from 'node:net';

/**
 * Finds the first free port, starting at `first`. A port is free if no program listens on it, on any address of this
 * machine.
 *
 * @throws Error if there is none up to 65535.
 */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < 65_536; port += 1) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${first} to 65535 is free. Stop another server and try again.`);
}

function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve(true)));
  });
}
