import { expect, test } from 'vitest';
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
    ['/soon', undefined],
  ]),
  files: new Set(['files/a b.pdf', 'robots.txt']),
  unpublished: new Set(['/soon']),
  policy: {
    'img-src': ["'self'", 'data:', 'https://allowed.example'],
    'form-action': ["'self'", 'mailto:', 'https://allowed.example'],
  },
};

function page(
  url: string,
  kind: Reference['kind'] = 'link',
  more: Partial<LinkSource> = {},
): LinkSource {
  const directive = { link: undefined, file: 'img-src', form: 'form-action' }[kind];
  const references = [{ url, by: '<a href>', kind, directive }];
  return { file: 'pages/contact.tsx', route: '/contact', references, ...more };
}

const whyDead = (source: LinkSource, base = '/') =>
  checkLinks([source], { ...targets, base }).map(({ why }) => why.split('\n')[0]);

test.each([
  ...['/', '/contact/', '/contact?x=1#form', '#form', '#', ''],
  ...['#TOP', '#:~:text=words', '/#main', '/#gr%C3%B6%C3%9Fe', '/#größe', '?a=b', '/broken#any'],
  ...['/files/a%20b.pdf', '/robots.txt#page=2', 'HTTPS://WWW.EXAMPLE.COM/contact#form'],
  ...['//www.example.com/', 'https://other.example/x', '//other.example/x', 'mailto:a@b.example'],
])('a link to “%s”, which leads somewhere, is not reported', (url) => {
  expect(whyDead(page(url))).toEqual([]);
});

test.each([
  ['/nowhere', 'There is no route or file of this name.'],
  ['/soon', 'The page /soon is not published.'],
  ['/contact.html#form', 'Not every host answers with the page there. Its address is /contact.'],
  ['/index.html', 'Not every host answers with the page there. Its address is /.'],
  ['/Contact', 'There is no route or file of this name. There is /contact.'],
  ['/robots.txt/', 'There is no route or file of this name. There is robots.txt.'],
  ['/#form', 'The page / has no element with the id "form".'],
  ['https://www.example.com/nowhere', 'There is no route or file of this name.'],
  ['http://[', 'It is not a URL.'],
  ['/%', 'There is no route or file of this name.'],
  ['javascript:void(0)', 'The content security policy blocks javascript: links.'],
])('a link to “%s”, which leads nowhere, is reported: %s', (url, why) => {
  expect(whyDead(page(url))).toEqual([why]);
});

test('a reference to a file is reported if it names a route, or differs from the file’s name in a capital', () => {
  const none = 'There is no file of this name. There is';
  expect(whyDead(page('/contact', 'file'))).toEqual([`${none} /contact.`]);
  expect(whyDead(page('/Robots.txt', 'file'))).toEqual([`${none} robots.txt.`]);
  expect(whyDead(page('/robots.txt', 'file'))).toEqual([]);
});

test.each(['file', 'form'] as const)(
  'a %s of another origin is reported unless the policy allows it',
  (kind) => {
    const directive = kind === 'file' ? 'img-src' : 'form-action';
    for (const [url, origin] of [
      ['https://other.example/x', 'https://other.example'],
      ['//other.example/x', 'https://other.example'],
      ['http://allowed.example/', 'http://allowed.example'],
      ['blob:x', 'blob:'],
    ] as const) {
      const why = `The content security policy blocks ${origin}: ${directive} does not name it.`;
      expect(whyDead(page(url, kind))).toEqual([why]);
    }
    expect(whyDead(page('https://allowed.example/x', kind))).toEqual([]);
    expect(whyDead(page(kind === 'file' ? 'data:,x' : 'mailto:a@b.example', kind))).toEqual([]);
  },
);

test.each([
  ['https://allowed.example/film', 'frame-src', "{ 'frame-src': ['https://allowed.example'] }"],
  ['https://allowed.example/a.css', 'style-src', "{ 'style-src': ['https://allowed.example'] }"],
  ['/robots.txt', 'frame-src', 'Link to it'],
  ['https://allowed.example/a.pdf', 'object-src', 'Link to it'],
])('%s, which another directive allows, is asked of its own, %s: %s', (url, directive, remedy) => {
  const references = [{ url, by: '<x src>', kind: 'file', directive } as const];
  const [fault, ...more] = checkLinks([{ ...page(url), references }], targets);
  expect(more).toEqual([]);
  expect(fault).toMatchObject({
    why: expect.stringContaining(`: ${directive} does not name it.`),
    fix: expect.stringContaining(remedy),
  });
});

test.each(['contact', './contact', '../robots.txt', 'robots.txt'])(
  'the address %s is refused, since after a visit it means another one',
  (url) => {
    for (const kind of ['link', 'file'] as const) {
      const [fault] = checkLinks([page(url, kind)], targets);
      expect(fault?.why).toContain('It is relative');
      expect(fault?.fix).toContain(`"/${url.replace(/^[./]+/, '')}"`);
    }
  },
);

test('a form may be sent to any address of the site, even one that only the server knows, and by e-mail', () => {
  for (const url of ['/api/form', '', 'https://www.example.com/api', 'mailto:a@b.example']) {
    expect([url, whyDead(page(url, 'form'))]).toEqual([url, []]);
  }
});

test('below a base, a link to an address outside of it is reported', () => {
  for (const url of ['/site/contact', '/site']) expect(whyDead(page(url), '/site/')).toEqual([]);
  for (const url of ['/contact', 'https://www.example.com/']) {
    expect(whyDead(page(url), '/site/')).toEqual([
      expect.stringContaining('It lies outside the base path /site/.'),
    ]);
  }
});

test('a fragment that a layout links to must be in the layout itself, since it surrounds many pages', () => {
  const layout = { file: 'layouts/dark.tsx', idsAround: ['menu'] };
  for (const url of ['#menu', '#top']) expect(whyDead(page(url, 'link', layout))).toEqual([]);
  const why = 'There is no element with the id "main" around the page.';
  expect(whyDead(page('#main', 'link', layout))).toEqual([why]);
});
