import { createServer } from 'node:net';

/** `undefined` stands for all at once, which on some systems is allowed although another program listens on one. */
const HOSTS = ['127.0.0.1', '::1', undefined];

/**
 * Finds the first free port, starting at `first`. A port is free if no program listens on it, on any address of this
 * machine.
 *
 * @throws Error if there is none up to 65535.
 */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < 65_536; port += 1) if (await isFree(port)) return port;
  throw new Error(`No port from ${first} to 65535 is free. Stop another server and try again.`);
}

async function isFree(port: number): Promise<boolean> {
  for (const host of HOSTS) if (await isInUse(port, host)) return false;
  return true;
}

function isInUse(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Other errors are not about this port: permissions are missing, or the machine has no IPv6.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve(false)));
  });
}
