import { describe, expect, test } from 'vitest';
import {
  normaliseBase,
  outputName,
  routeName,
  routePathOf,
  siteOrigin,
  withBase,
} from '../../../scripts/shared/urls.ts';

describe('the base', () => {
  test.each([
    ['/', '/'],
    ['/site', '/site/'],
    ['/a/b-1/~c_d.e', '/a/b-1/~c_d.e/'],
  ])('%s is written as %s', (base, expected) => {
    expect(normaliseBase(base)).toBe(expected);
  });

  test.each([
    ...['', 'site', 'https://host/a', '//host/', '/a//b', '/../', '/a/../b/', '/./a'],
    ...['/a b', '/a?b', '/a#b', '/a\\b', '/%2e%2e', '/ä', '/a"b', '/$x', '/a\n'],
  ])('%j is refused with the reason', (base) => {
    expect(() => normaliseBase(base)).toThrow(
      /^The base path ".*" cannot be used: write a path that starts with "\/"/s,
    );
  });

  test('is added before a path, and not to what is no path of the site', () => {
    expect(withBase('/', '/contact')).toBe('/contact');
    expect(withBase('/site/', '/')).toBe('/site/');
    expect(withBase('/site/', '/contact')).toBe('/site/contact');
    for (const url of ['//elsewhere.example/a', 'https://elsewhere.example/', 'relative', '#top'])
      expect(withBase('/site/', url)).toBe(url);
  });
});

test.each([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/contact//', '/', '/contact'],
  ['/index.html/contact', '/', '/index.html/contact'],
  ['/myindex.html', '/', '/myindex'],
  ['/contact.html', '/', '/contact'],
  ['//host/contact', '/', '/host/contact'],
  ['/Contact', '/', '/Contact'],
  ['/site', '/site/', '/'],
  ['/site/contact/', '/site/', '/contact'],
  ['/', '/site/', null],
  ['/sites', '/site/', null],
  ['/other/site/', '/site/', null],
])('the route path of %s below %s is %s', (pathname, base, expected) => {
  expect(routePathOf(pathname, base)).toBe(expected);
});

test('a route has a name and files, and comes back from its own address', () => {
  expect(routeName('/')).toBe('index');
  expect(routeName('/partners/atlassian')).toBe('partners-atlassian');
  expect(outputName('/')).toBe('index');
  expect(outputName('/partners/atlassian')).toBe('partners/atlassian');
  for (const path of ['/', '/partners/atlassian'])
    expect(routePathOf(withBase('/a/b/', path), '/a/b/')).toBe(path);
});

test.each(['https://www.example.com', 'http://localhost:3000', 'https://xn--mnchen-3ya.example'])(
  'the site URL %s is accepted',
  (url) => expect(siteOrigin(url)).toBe(url),
);

const ORIGIN = 'write "https://www.example.com"';

test.each([
  ['https://www.example.com/', ORIGIN],
  ['https://www.example.com/site', ORIGIN],
  ['https://WWW.example.com', ORIGIN],
  ['https://me:pw@www.example.com', ORIGIN],
  ['www.example.com', 'write one like'],
  ['', 'write one like'],
])('the site URL %j is refused with a remedy', (url, remedy) => {
  expect(() => siteOrigin(url)).toThrow(`The site URL "${url}" cannot be used`);
  expect(() => siteOrigin(url)).toThrow(remedy);
});
