import { describe, expect, test } from 'vitest';
import {
  checkLinks,
  type LinkSource,
  type LinkTargets,
} from '../../../../scripts/prerender/check/check-links.ts';
import type { Reference } from '../../../../scripts/prerender/check/references.ts';

const targets: LinkTargets = {
  base: '/',
  siteUrl: 'https://www.example.com',
  routes: new Map([
    ['/', ['main', 'top', 'größe']],
    ['/contact', ['form']],
    ['/broken', undefined],
  ]),
  files: new Set(['files/a b.pdf', 'robots.txt']),
  policySources: new Set(["'self'", 'https://allowed.example']),
};

function page(
  url: string,
  kind: Reference['kind'] = 'link',
  more: Partial<LinkSource> = {},
): LinkSource {
  const references = [{ url, by: '<a href>', kind }];
  return { file: 'pages/contact.tsx', route: '/contact', references, ...more };
}

const whyDead = (source: LinkSource, base = '/') =>
  checkLinks([source], { ...targets, base }).map(({ why }) => why.split('\n')[0]);

describe('a link that leads somewhere', () => {
  test.each([
    ...['/', 'contact', './contact', '/contact/', '/contact/index.html', '/contact?x=1#form'],
    ...['#form', '#', '', '#top', '#TOP', '#:~:text=words', '/#main', '/#gr%C3%B6%C3%9Fe'],
    ...['/#größe', '?a=b', '/broken', '/broken#any', '/files/a%20b.pdf', '/robots.txt#page=2'],
    ...['https://www.example.com', 'https://www.example.com/contact#form', '//www.example.com/'],
    ...['HTTPS://WWW.EXAMPLE.COM/', 'https://other.example/x', '//other.example/x', 'data:,x'],
    ...['mailto:a@b.example', 'tel:+46'],
  ])('such as “%s” is not reported', (url) => {
    expect(whyDead(page(url))).toEqual([]);
  });
});

describe('a link that leads nowhere', () => {
  test.each([
    ['nowhere', 'There is no route or file of this name.'],
    ['/Contact', 'There is no route or file of this name. There is /contact.'],
    ['/robots.txt/', 'There is no route or file of this name. There is robots.txt.'],
    ['/#form', 'The page / has no element with the id "form".'],
    ['/#TOP-OF-ALL', 'The page / has no element with the id "TOP-OF-ALL".'],
    ['https://www.example.com/nowhere', 'There is no route or file of this name.'],
    ['http://[', 'It is not a URL.'],
    ['javascript:void(0)', 'The content security policy blocks javascript: links.'],
    ['/%', 'There is no route or file of this name.'],
  ])('such as “%s” is reported: %s', (url, why) => {
    expect(whyDead(page(url))).toEqual([why]);
  });
});

test('a reference to a file is reported if it names a route, or differs from the file’s name in a capital', () => {
  expect(whyDead(page('/contact', 'file'))).toEqual([
    'There is no file of this name. There is /contact.',
  ]);
  expect(whyDead(page('/Robots.txt', 'file'))).toEqual([
    'There is no file of this name. There is robots.txt.',
  ]);
  expect(whyDead(page('/robots.txt', 'file'))).toEqual([]);
});

describe('files and forms', () => {
  const blocked = (url: string) => [[`The content security policy blocks ${url}.`]];

  test.each(['file', 'form'] as const)(
    'a %s of another origin is reported unless the policy allows it',
    (kind) => {
      for (const url of ['https://other.example/x', '//other.example/x']) {
        expect([whyDead(page(url, kind))]).toEqual(blocked('https://other.example'));
      }
      expect([whyDead(page('http://allowed.example/', kind))]).toEqual(
        blocked('http://allowed.example'),
      );
      expect(whyDead(page('https://allowed.example/x', kind))).toEqual([]);
      expect(whyDead(page('data:,x', kind))).toEqual([]);
    },
  );

  test('a form may be sent to any address of the site, even one that only the server knows, and by e-mail', () => {
    for (const url of ['/api/form', '', 'https://www.example.com/api', 'mailto:a@b.example']) {
      expect([url, whyDead(page(url, 'form'))]).toEqual([url, []]);
    }
  });
});

test('below a base, a link to an address outside of it is reported', () => {
  expect(whyDead(page('/site/contact'), '/site/')).toEqual([]);
  expect(whyDead(page('/site'), '/site/')).toEqual([]);
  expect(whyDead(page('/contact'), '/site/')).toEqual(['It lies outside the base path /site/.']);
  expect(whyDead(page('https://www.example.com/'), '/site/')).toEqual([
    'It lies outside the base path /site/.',
  ]);
});

test('a fragment that a layout links to must be in the layout itself, since it surrounds many pages', () => {
  const layout = { file: 'layouts/dark.tsx', idsAround: ['menu'] };
  expect(whyDead(page('#menu', 'link', layout))).toEqual([]);
  expect(whyDead(page('#top', 'link', layout))).toEqual([]);
  expect(whyDead(page('#main', 'link', layout))).toEqual([
    'There is no element with the id "main" around the page.',
  ]);
});

test('a broken link is reported once, with at most twenty of the files that have it', () => {
  const sources = Array.from({ length: 25 }, (_, index) =>
    page('/nowhere', 'link', { file: `p${index}.tsx` }),
  );
  const [fault, ...others] = checkLinks(sources, targets);
  expect(others).toEqual([]);
  expect(fault?.why.match(/p\d+\.tsx/g)).toHaveLength(20);
  expect(fault?.why).toMatch(/ and 5 more$/);
  expect(fault?.route).toBe(undefined);
});
