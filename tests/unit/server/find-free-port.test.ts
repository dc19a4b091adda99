import { type ListenOptions, Server } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../../../scripts/server/find-free-port.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['all addresses', undefined],
])('a port is passed over if another program keeps us from listening on %s', async (_, used) => {
  refuse(({ port, host }) => (port === 3000 && host === used ? 'EADDRINUSE' : undefined));
  expect(await findFreePort(3000)).toBe(3001);
});

test.each([
  ['on a machine without IPv6', '::1', 'EADDRNOTAVAIL'],
  ['that needs a permission', undefined, 'EACCES'],
])('a port %s is not taken to be in use', async (_, refused, code) => {
  refuse(({ host }) => (host === refused ? code : undefined));
  expect(await findFreePort(80)).toBe(80);
});

/** Lets all attempts to listen succeed until the running test ends, except for those that `codeFor` has an error for. */
function refuse(codeFor: (options: ListenOptions) => string | undefined): void {
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (
    this: Server,
    options: ListenOptions,
    onListening: () => void,
  ) {
    const code = codeFor(options);
    queueMicrotask(() => {
      if (code) this.emit('error', Object.assign(new Error(code), { code }));
      else onListening();
    });
    return this;
  } as Server['listen']);
  onTestFinished(() => listen.mockRestore());
}
