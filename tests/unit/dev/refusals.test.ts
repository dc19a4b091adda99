import { expect, test } from 'vitest';
import { hostRefusal } from '../../../scripts/dev/allowed-hosts.ts';

function why(name: string, headers: object = {}, host = 'localhost', allowHosts: string[] = []) {
  return hostRefusal({ headers: { host: name, ...headers } }, { host, allowHosts });
}

test.each([
  ...['localhost:3000', 'LOCALHOST', 'localhost.:3000', 'docs.localhost:3000', '127.0.0.1:3000'],
  ...['127.8.8.8', '[::1]:3000'],
])('a request to %s is answered', (host) => expect(why(host)).toBeUndefined());

test.each([
  ...['evil.example:3000', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.evil.example'],
  ...['192.168.1.5:3000', '[::ffff:192.168.1.5]:3000', '0.0.0.0:3000', '', 'a b'],
])('a request to "%s" is refused, whose name may lead to this machine', (host) =>
  expect(why(host)).toContain('This server answers pages of this machine, not of'),
);

test('a request by a page is answered if the page is of this machine, also through a proxy at another port', () => {
  expect(why('localhost:3000', { origin: 'http://localhost:8080' })).toBeUndefined();
  const others = ['http://evil.example', 'https://localhost.evil.example', 'null', 'file://'];
  for (const origin of others)
    expect(why('localhost:3000', { origin })).toContain('-- --allow-host');
});

test('a name that was given on the command line is answered', () => {
  const to = (name: string) => why(name, {}, '192.168.1.5', ['Preview.example']);
  for (const name of ['192.168.1.5:3000', 'preview.example', 'localhost'])
    expect(to(name)).toBeUndefined();
  expect(to('other.example')).toContain('--allow-host other.example');
});

test('a server that listens everywhere answers requests to any address, but not to any name', () => {
  const to = (name: string) => why(name, {}, '0.0.0.0');
  for (const name of ['192.168.1.5:3000', '[fe80::1]:3000']) expect(to(name)).toBeUndefined();
  expect(to('evil.example:3000')).toBeDefined();
});
