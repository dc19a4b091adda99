import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../scripts/server/listen.ts';

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

test('servers that start at the same time get ports one after another', async () => {
  const first = await listen(createServer(), 0);
  onTestFinished(first.close);
  const others = await Promise.all([1, 2, 3].map(() => listen(createServer(), first.port)));
  for (const { close } of others) onTestFinished(close);
  const ports = new Set(others.map(({ port }) => port));
  expect(ports.size).toBe(3);
  expect(Math.min(...ports)).toBeGreaterThan(first.port);
});

test('what is no matter of the port is thrown, and no other port is tried', async () => {
  // An address for documentation, which no machine has.
  await expect(listen(createServer(), 3000, '192.0.2.1')).rejects.toThrow('192.0.2.1:3000');
  await expect(listen(createServer(), 65_536)).rejects.toThrow('65536');
});

test('a server that is closed ends the connections that hang', async () => {
  const hanging = Promise.withResolvers<void>();
  const { port, close } = await listen(
    createServer(() => hanging.resolve()),
    0,
    '127.0.0.1',
  );
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  await hanging.promise;
  await close();
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
