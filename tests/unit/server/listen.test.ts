import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readDevOptions } from '../../../scripts/dev/dev-options.ts';
import { BuildFailure, type Fault } from '../../../scripts/prerender/faults/fault.ts';
import { listen } from '../../../scripts/server/listen.ts';

test('the development server is for this machine alone, unless a host is named', () => {
  expect(readDevOptions([])).toMatchObject({ host: 'localhost' });
  expect(readDevOptions(['--host', '0.0.0.0'])).toMatchObject({ host: '0.0.0.0' });
});

test('an option that cannot be used is refused with a reference to the help of the development server', () => {
  expect(faultsOf(() => readDevOptions(['--base', 'x']))).toMatchObject([
    { fix: 'See npm run dev -- --help.' },
  ]);
});

test('a server listens on this machine only, and returns its address', async () => {
  const { origin, address } = await start();
  expect(['127.0.0.1', '::1']).toContain(address);
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
});

test('a server that listens on every address returns the one for this machine', async () => {
  const { origin, address } = await start('0.0.0.0');
  expect(address).toBe('0.0.0.0');
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
});

function faultsOf(read: () => unknown): readonly Fault[] {
  try {
    read();
  } catch (error) {
    if (error instanceof BuildFailure) return error.faults;
    throw error;
  }
  return [];
}

async function start(host?: string) {
  const server = createServer();
  const { origin, close } = await listen(server, 0, host);
  onTestFinished(close);
  return { origin, address: (server.address() as AddressInfo).address };
}
