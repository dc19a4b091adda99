import { expect, test } from 'vitest';
import { whyHostRefused } from '../../../scripts/dev/allowed-hosts.ts';

const LOCAL = { host: 'localhost', allowHosts: [] };

test.each([
  'localhost:3000',
  'LOCALHOST',
  'localhost.:3000',
  'docs.localhost:3000',
  '127.0.0.1:3000',
  '127.8.8.8',
  '[::1]:3000',
])('a request to %s is answered', (host) => expect(why(host)).toBeUndefined());

test.each([
  'evil.example:3000',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1.evil.example',
  '192.168.1.5:3000',
  '[::ffff:192.168.1.5]:3000',
  '0.0.0.0:3000',
  '',
  'a b',
])('a request to "%s" is refused, whose name may lead to this machine', (host) =>
  expect(why(host)).toContain('This server answers pages of this machine, not of'),
);

test.each(['http://evil.example', 'https://localhost.evil.example', 'null', 'file://'])(
  'a request by a page of %s is refused',
  (origin) => expect(why('localhost:3000', { origin })).toContain('-- --allow-host'),
);

test('a request by a page of this machine is answered, also through a proxy at another port', () =>
  expect(why('localhost:3000', { origin: 'http://localhost:8080' })).toBeUndefined());

test('a name that was given on the command line is answered', () => {
  const allowed = { host: '192.168.1.5', allowHosts: ['Preview.example'] };
  for (const host of ['192.168.1.5:3000', 'preview.example', 'localhost']) {
    expect(why(host, {}, allowed)).toBeUndefined();
  }
  expect(why('other.example', {}, allowed)).toContain('--allow-host other.example');
});

test('a server that listens everywhere answers requests to any address, but not to any name', () => {
  const allowed = { host: '0.0.0.0', allowHosts: [] };
  expect(why('192.168.1.5:3000', {}, allowed)).toBeUndefined();
  expect(why('[fe80::1]:3000', {}, allowed)).toBeUndefined();
  expect(why('evil.example:3000', {}, allowed)).toBeDefined();
});

function why(
  host: string,
  headers: object = {},
  allowed = LOCAL as Parameters<typeof whyHostRefused>[1],
) {
  return whyHostRefused({ headers: { host, ...headers } }, allowed);
}
