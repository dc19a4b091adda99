import dns from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, type ListenOptions, Server as NetServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { readDevOptions } from '../../../scripts/dev/dev-options.ts';
import { findFreePort } from '../../../scripts/server/find-free-port.ts';
import { listen, listenAtFreePort } from '../../../scripts/server/listen.ts';

test('the development server is for this machine alone, unless a host is named; wrong options lead to its help', () => {
  expect(readDevOptions([])).toMatchObject({ host: 'localhost' });
  expect(readDevOptions(['--host', '0.0.0.0'])).toMatchObject({ host: '0.0.0.0' });
  const fault = expect.objectContaining({ fix: 'See npm run dev -- --help.' });
  expect(() => readDevOptions(['--base', 'x'])).toThrow(
    expect.objectContaining({ faults: [fault] }),
  );
});

test('a server listens on this machine only, or on every address, and returns the one for this machine', async () => {
  for (const [host, addresses] of [
    [undefined, ['127.0.0.1', '::1']],
    ['0.0.0.0', ['0.0.0.0']],
  ] as const) {
    const server = createServer();
    const { origin, close } = await listen(server, 0, host);
    onTestFinished(close);
    expect(addresses).toContain((server.address() as AddressInfo).address);
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  }
});

test('a server listens on each address that localhost has, and closes them all', async () => {
  const lookup = vi.spyOn(dns, 'lookup') as unknown as MockInstance<() => Promise<object[]>>;
  lookup.mockResolvedValue([{ address: '127.0.0.1' }, { address: '::1' }]);
  onTestFinished(() => lookup.mockRestore());
  const server = createServer((request, response) => response.end(request.socket.localAddress));
  const { port, close } = await listen(server, 0);
  const addressAt = async (host: string) => (await fetch(`http://${host}:${port}`)).text();
  expect(await addressAt('127.0.0.1')).toBe('127.0.0.1');
  const interfaces = Object.values(networkInterfaces()).flat();
  const hasIpv6 = interfaces.some((each) => each?.family === 'IPv6');
  if (hasIpv6) expect(await addressAt('[::1]')).toBe('::1');
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

test('a port is passed over if another program keeps us from listening on any of its addresses', async () => {
  for (const used of ['127.0.0.1', '::1', undefined]) {
    refuse(({ port, host }) => (port === 3000 && host === used ? 'EADDRINUSE' : undefined));
    expect(await findFreePort(3000)).toBe(3001);
  }
});

test('a port on a machine without IPv6, or that needs a permission, is not taken to be in use', async () => {
  refuse(({ host }) => (host === '::1' ? 'EADDRNOTAVAIL' : undefined));
  expect(await findFreePort(80)).toBe(80);
  refuse(({ host }) => (host === undefined ? 'EACCES' : undefined));
  expect(await findFreePort(80)).toBe(80);
});

/** Lets all attempts to listen succeed until the running test ends, except for those that `codeFor` has an error for. */
function refuse(codeFor: (options: ListenOptions) => string | undefined): void {
  const listen = vi.spyOn(NetServer.prototype, 'listen').mockImplementation(function (
    this: NetServer,
    options: ListenOptions,
    onListening: () => void,
  ) {
    const code = codeFor(options);
    queueMicrotask(() => {
      if (code) this.emit('error', Object.assign(new Error(code), { code }));
      else onListening();
    });
    return this;
  } as NetServer['listen']);
  onTestFinished(() => listen.mockRestore());
}
