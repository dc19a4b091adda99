import dns from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { readDevOptions } from '../../../scripts/dev/dev-options.ts';
import { listen, listenAtFreePort } from '../../../scripts/server/listen.ts';

test('the development server is for this machine alone, unless a host is named', () => {
  expect(readDevOptions([])).toMatchObject({ host: 'localhost' });
  expect(readDevOptions(['--host', '0.0.0.0'])).toMatchObject({ host: '0.0.0.0' });
});

test('an option that cannot be used is refused with a reference to the help of the development server', () => {
  const fault = expect.objectContaining({ fix: 'See npm run dev -- --help.' });
  expect(() => readDevOptions(['--base', 'x'])).toThrow(
    expect.objectContaining({ faults: [fault] }),
  );
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

test('a server listens on each address that localhost has, and closes them all', async () => {
  const lookup = vi.spyOn(dns, 'lookup') as unknown as MockInstance<() => Promise<object[]>>;
  lookup.mockResolvedValue([{ address: '127.0.0.1' }, { address: '::1' }]);
  onTestFinished(() => lookup.mockRestore());
  const server = createServer((request, response) => response.end(request.socket.localAddress));
  const { port, close } = await listen(server, 0);
  const addressAt = async (host: string) => (await fetch(`http://${host}:${port}`)).text();
  expect(await addressAt('127.0.0.1')).toBe('127.0.0.1');
  if (hasIpv6()) expect(await addressAt('[::1]')).toBe('::1');
  await close();
  for (const host of ['127.0.0.1', '[::1]']) await expect(addressAt(host)).rejects.toThrow();
});

test('servers that start at the same time get ports one after another', async () => {
  const first = await listen(createServer(), 0);
  onTestFinished(first.close);
  const others = await Promise.all(
    [1, 2, 3].map(() => listenAtFreePort(createServer(), first.port, 'localhost')),
  );
  for (const { close } of others) onTestFinished(close);
  const ports = new Set(others.map(({ port }) => port));
  expect(ports.size).toBe(3);
  expect(Math.min(...ports)).toBeGreaterThan(first.port);
});

test('a port that is taken between the search for it and its use is passed over', async () => {
  const taken = await listen(createServer(), 0, '127.0.0.1');
  onTestFinished(taken.close);
  const server = createServer();
  const listenOnce = vi.spyOn(server, 'listen').mockImplementationOnce(function (this: Server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error(), { code: 'EADDRINUSE' })));
    return this;
  });
  const next = await listenAtFreePort(server, taken.port, 'localhost');
  onTestFinished(next.close);
  expect(listenOnce).toHaveBeenCalledTimes(2);
  expect(next.port).toBeGreaterThan(taken.port + 1);
});

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((all) =>
    all?.some(({ family }) => family === 'IPv6'),
  );
}

async function start(host?: string) {
  const server = createServer();
  const { origin, close } = await listen(server, 0, host);
  onTestFinished(close);
  return { origin, address: (server.address() as AddressInfo).address };
}
