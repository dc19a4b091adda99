import { describe, expect, test } from 'vitest';
import {
  httpsOrigin,
  normaliseBase,
  outputFolder,
  routeName,
  routePathOf,
  siteOrigin,
  withBase,
} from '../../../scripts/shared/urls.ts';

describe('the base', () => {
  test.each([
    ['/', '/'],
    ['/site', '/site/'],
    ['/site/', '/site/'],
    ['/a/b-1/~c_d.e', '/a/b-1/~c_d.e/'],
  ])('%s is written as %s', (base, expected) => {
    expect(normaliseBase(base)).toBe(expected);
  });

  test.each([
    [''],
    ['site'],
    ['./'],
    ['//host/'],
    ['/a//b'],
    ['/../'],
    ['/a/../b/'],
    ['/./a'],
    ['/a b'],
    ['/a?b'],
    ['/a#b'],
    ['/a\\b'],
    ['/%2e%2e'],
    ['/ä'],
    ['/a"b'],
    ['/$x'],
    ['/a\n'],
    ['https://host/a'],
  ])('%j is refused with the reason', (base) => {
    expect(() => normaliseBase(base)).toThrow(
      /^The base path ".*" cannot be used: write a path that starts with "\/"/s,
    );
  });

  test('is added before a path', () => {
    expect(withBase('/', '/')).toBe('/');
    expect(withBase('/', '/contact')).toBe('/contact');
    expect(withBase('/site/', '/')).toBe('/site/');
    expect(withBase('/site/', '/contact')).toBe('/site/contact');
  });

  test.each(['//elsewhere.example/a', 'https://elsewhere.example/', 'relative', '#top'])(
    'is not added to %s, which is no path of the site',
    (url) => expect(withBase('/site/', url)).toBe(url),
  );
});

describe('the route path of a pathname', () => {
  test.each([
    ['/', '/', '/'],
    ['/index.html', '/', '/'],
    ['/contact', '/', '/contact'],
    ['/contact/', '/', '/contact'],
    ['/contact//', '/', '/contact'],
    ['/contact/index.html', '/', '/contact'],
    ['/partners/atlassian/', '/', '/partners/atlassian'],
    ['/partners//atlassian', '/', '/partners/atlassian'],
    ['/index.html/contact', '/', '/index.html/contact'],
    ['/myindex.html', '/', '/myindex.html'],
    ['//host/contact', '/', '/host/contact'],
    ['/404.html', '/', '/404.html'],
    ['/Contact', '/', '/Contact'],
    ['/site', '/site/', '/'],
    ['/site/', '/site/', '/'],
    ['/site/index.html', '/site/', '/'],
    ['/site/contact/', '/site/', '/contact'],
    ['/a/b/c', '/a/b/', '/c'],
  ])('%s below %s is %s', (pathname, base, expected) => {
    expect(routePathOf(pathname, base)).toBe(expected);
  });

  test.each([['/'], ['/contact'], ['/sites'], ['/Site/contact'], ['/other/site/']])(
    '%s lies outside /site/',
    (pathname) => {
      expect(routePathOf(pathname, '/site/')).toBeNull();
    },
  );

  test('comes back from its own address', () => {
    for (const base of ['/', '/site/', '/a/b/']) {
      for (const path of ['/', '/contact', '/partners/atlassian']) {
        expect(routePathOf(withBase(base, path), base)).toBe(path);
      }
    }
  });
});

test('a route has a name and a folder', () => {
  expect(routeName('/')).toBe('index');
  expect(routeName('/contact')).toBe('contact');
  expect(routeName('/partners/atlassian')).toBe('partners-atlassian');
  expect(outputFolder('/')).toBe('');
  expect(outputFolder('/partners/atlassian')).toBe('partners/atlassian/');
});

describe('the site URL', () => {
  test.each([
    ['https://www.example.com'],
    ['http://localhost:3000'],
    ['https://xn--mnchen-3ya.example'],
  ])('%s is accepted', (url) => {
    expect(siteOrigin(url)).toBe(url);
  });

  test.each([
    ['https://www.example.com/', 'write "https://www.example.com"'],
    ['https://www.example.com/site', 'write "https://www.example.com"'],
    ['https://WWW.example.com', 'write "https://www.example.com"'],
    ['https://www.example.com:443', 'write "https://www.example.com"'],
    ['https://www.example.com?x', 'write "https://www.example.com"'],
    ['https://me:pw@www.example.com', 'write "https://www.example.com"'],
    ['www.example.com', 'write one like'],
    ['//www.example.com', 'write one like'],
    ['ftp://www.example.com', 'write one like'],
    ['javascript:alert(1)', 'write one like'],
    ['', 'write one like'],
  ])('%j is refused with a remedy', (url, remedy) => {
    expect(() => siteOrigin(url)).toThrow(`The site URL "${url}" cannot be used`);
    expect(() => siteOrigin(url)).toThrow(remedy);
  });
});

describe('the URL of a third party', () => {
  test('is reduced to its origin', () => {
    expect(httpsOrigin('https://cdn.example.com:8443/a/b.css?x#y', 'The file')).toBe(
      'https://cdn.example.com:8443',
    );
  });

  test.each([
    ['http://cdn.example.com/a.css'],
    ['//cdn.example.com/a.css'],
    ['/a.css'],
    ['data:text/css,a{}'],
    ['javascript:alert(1)'],
    ['https://'],
    ['https://me:pw@cdn.example.com/'],
  ])('%s is refused', (url) => {
    expect(() => httpsOrigin(url, 'The third-party script')).toThrow(
      `The third-party script "${url}" cannot be used`,
    );
  });
});
