import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ListeningServer, listen } from '../server/listen.ts';

/** How long a server may take to start, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Starts a program that serves at a free port of 127.0.0.1, and waits until it answers.
 *
 * @returns its address, and a function that ends it with all that it has started, as does the exit of this process.
 * @throws Error with what it has printed, if it ends before or never answers.
 */
export async function startServer(
  command: (port: number) => readonly string[] | Promise<readonly string[]>,
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Pick<ListeningServer, 'origin' | 'close'>> {
  const place = await listen(createServer(), 0, '127.0.0.1');
  await place.close();
  const { origin, port } = place;
  const [program = '', ...args] = await command(port);
  // In a process group of its own, so that all of it can be ended together.
  const child = spawn(program, args, { ...options, detached: true, stdio: 'pipe' });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const kill = () => child.pid && isRunning() && process.kill(-child.pid);
  process.once('exit', kill);
  const close = async () => {
    process.off('exit', kill);
    if (kill()) await once(child, 'exit');
  };
  const end = performance.now() + TIMEOUT;
  while (isRunning() && performance.now() < end) {
    if (await fetch(origin).catch(() => undefined)) return { origin, close };
    await delay(50);
  }
  await close();
  throw new Error(
    `${program} does not serve ${origin}. It says: ${(await printed).join('').trim()}`,
  );
}

/**
 * The command of the server that `npm start` runs, for a port of 127.0.0.1. It compresses, as hosts do: half the time on a
 * slow network.
 */
export function serveCommand(folder: string, port: number): readonly string[] {
  const program = fileURLToPath(import.meta.resolve('serve/build/main.js'));
  const options = [`--listen=tcp://127.0.0.1:${port}`, '--no-clipboard', '--no-request-logging'];
  return [process.execPath, program, folder, ...options];
}
