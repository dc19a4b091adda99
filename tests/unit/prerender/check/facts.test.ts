import { createElement } from 'react';
import { expect, test } from 'vitest';
import { checkSiteFacts } from '../../../../scripts/prerender/check/check-site-facts.ts';
import { findNonJson } from '../../../../scripts/prerender/check/find-non-json.ts';
import { pageSchema } from '../../../../scripts/prerender/check/page-schema.ts';
import { schemaFaults } from '../../../../scripts/prerender/check/schema-faults.ts';
import { escapePattern } from '../../../../scripts/prerender/write/hosts/header-rules.ts';
import * as hostileStrings from '../../../support/sites/hostile-strings.ts';

class Station {
  name = 'Malmö';
}

const cycle: { self?: unknown } = {};
cycle.self = { cycle };

test.each<[name: string, value: unknown, inside?: string, what?: string]>([
  ['no value', undefined, '', 'undefined'],
  ['a function', () => 1],
  ['1n', 1n],
  ['NaN', Number.NaN],
  ['-0', -0],
  ['an instance of Date', new Date(0)],
  ['an instance of Station', new Station()],
  ['a React element', createElement('p', { key: 'p' })],
  ['a method toJSON', { toJSON: () => 1 }, '.toJSON', 'a function'],
  ['a cycle', cycle, '.self.cycle'],
  // biome-ignore lint/suspicious/noSparseArray: it is the case under test
  ['a hole in a list', [1, , 3], '[1]', 'undefined'],
  ['a list of nothing but holes', new Array(1e9), '[0]', 'undefined'],
  ['a property without a value', { since: undefined }, '.since', 'undefined'],
])('what JSON cannot hold is found with its path: %s', (name, value, inside = '', what = name) => {
  expect(findNonJson(value, 'props')).toEqual({ path: `props${inside}`, what });
  const props = { topics: [{ since: 1 }, null, { since: value }], last: Number.NaN };
  expect(findNonJson(props, 'props')).toEqual({ path: `props.topics[2].since${inside}`, what });
});

const shared = { name: 'Ystad' };

test.each([
  ['scalars', ['', 'text', 0, -1.5, 1e300, true, false, null]],
  ['an object without prototype', Object.assign(Object.create(null), { a: 1 })],
  ['one object in two places', { from: shared, to: shared }],
  ['keys that name methods', { constructor: 'x', toString: 'y', hasOwnProperty: null }],
  ['a module namespace of data', hostileStrings],
])('in %s, nothing is found that JSON cannot hold', (_, value) => {
  expect(findNonJson(value, 'props')).toBeUndefined();
});

test('keys that are not identifiers are quoted in the path', () => {
  expect(findNonJson({ 'data-x': { 'a.b': [Number.NaN] } }, 'props')?.path).toBe(
    'props["data-x"]["a.b"][0]',
  );
});

const site = { name: 'Small', url: 'https://small.example' };
const page = { title: 'Small', description: 'A small page.' };

const siteFaults = (facts: unknown) =>
  checkSiteFacts(JSON.parse(JSON.stringify(facts)), '_site.ts');
const pageFaults = (facts: unknown) => schemaFaults(pageSchema, facts, 'page', { file: 'a.tsx' });

test('valid facts about the site are returned unchanged', () => {
  const full = {
    ...site,
    language: 'zh-Hant-TW',
    organization: { telephone: '+46', address: { city: 'Malmö' } },
    formEndpoint: { provider: 'own', url: 'http://localhost:4000/send' },
    thirdParties: {
      styles: [{ url: 'https://fonts.example/a.css' }],
      scripts: [{ url: 'https://a.example/a.js', attributes: { 'data-domain': 'small.example' } }],
      allow: { 'frame-src': ['https://films.example'] },
    },
  };
  expect(siteFaults({ site: full })).toEqual({ site: full, faults: [] });
});

test.each<[facts: object, option: string, remedy: string]>([
  [{ name: ' ' }, 'name', 'Give the site a name.'],
  [{ url: undefined }, 'url', 'Write an origin'],
  [{ url: 'https://small.example/' }, 'url', 'write "https://small.example"'],
  [{ slogan: 'On time' }, 'slogan', 'Leave it out; sites have name, url, language'],
  [{ language: 5 }, 'language', 'BCP 47'],
  [{ language: 'de_DE' }, 'language', 'BCP 47'],
  [{ themeColor: null }, 'themeColor', 'a colour of CSS'],
  [{ link: [{ rel: 'canonical', href: '/' }] }, 'link[0]', 'the build writes it'],
  [{ organization: ['x'] }, 'organization', 'object of texts'],
  [
    { formEndpoint: { provider: 'pigeon', url: 'https://forms.example/' } },
    'formEndpoint.provider',
    'Write "own"',
  ],
  [{ formEndpoint: 'https://forms.example/' }, 'formEndpoint', 'Write an object'],
  ...['http://localhost.example/', 'https://me@forms.example/', '/x'].map(
    (url): [object, string, string] => [
      { formEndpoint: { provider: 'own', url } },
      'formEndpoint.url',
      'starts with https://',
    ],
  ),
  [
    { thirdParties: { scripts: [{ url: '//a.example/a.js' }] } },
    'thirdParties.scripts[0].url',
    'starts with https://',
  ],
  [
    { thirdParties: { scripts: [{ url: 'https://a.example/a.js', 'data-domain': 'x' }] } },
    'thirdParties.scripts[0]["data-domain"]',
    'third-party files have url, integrity, attributes',
  ],
  ...['onload', 'SRC', 'integrity'].map((name): [object, string, string] => [
    { thirdParties: { scripts: [{ url: 'https://a.example/', attributes: { [name]: 'x' } }] } },
    `thirdParties.scripts[0].attributes.${name}`,
    'Leave it out',
  ]),
  [
    { thirdParties: { allow: { frames: ['https://a.example'] } } },
    'thirdParties.allow.frames',
    'frame-src',
  ],
  ...['*', 'https://a.example/path', "https://a.example;script-src 'unsafe-inline'"].map(
    (origin): [object, string, string] => [
      { thirdParties: { allow: { 'img-src': [origin] } } },
      'thirdParties.allow["img-src"][0]',
      'Write an origin',
    ],
  ),
])('the facts %j are refused with their option and a remedy', (facts, option, remedy) => {
  const { faults, ...rest } = siteFaults({ site: { ...site, ...facts } });
  expect(rest).toEqual({});
  expect(faults).toEqual([
    expect.objectContaining({
      file: '_site.ts',
      what: expect.stringMatching(new RegExp(`^site.${escapePattern(option)} (is|cannot)`)),
      fix: expect.stringContaining(remedy),
    }),
  ]);
});

test('a fact that JSON cannot hold is named', () => {
  const { faults } = checkSiteFacts(
    { site: { ...site, organization: { founded: new Date(0) as never } } },
    '_site.ts',
  );
  expect(faults).toMatchObject([
    { what: 'site.organization cannot be used', fix: /^It.founded is an instance of Date/ },
  ]);
});

test('all options that are wrong are named, not only the first', () => {
  const { faults } = siteFaults({ site: { nmae: 'Small', ulr: 'x' } });
  expect(faults.map(({ what }) => what)).toEqual([
    'site.name is missing',
    'site.url is missing',
    'site.nmae is not an option',
    'site.ulr is not an option',
  ]);
});

test('a module without a site is refused', () => {
  for (const module of [{}, { site: null }]) {
    expect(siteFaults(module)).toMatchObject({ faults: [{ fix: 'Write an object: { … }.' }] });
  }
});

test('a page may say all that the type says, with entries of the head that the build does not write', () => {
  const full = {
    ...page,
    keywords: ['a'],
    layout: 'dark',
    middleware: ['guard'],
    validate: () => true,
    load: async () => 1,
    scrollToTop: false,
    transition: 'page',
    prerender: false,
    indexed: false,
    breadcrumb: 'Small',
    structuredData: [{ '@type': 'Service' }],
    meta: [
      { name: 'google-site-verification', content: 'x' },
      { property: 'og:locale', content: '' },
    ],
    link: [
      { rel: 'alternate', href: 'https://a.example/de', hreflang: 'de' },
      { rel: 'alternate', href: '/feed.xml', type: 'application/rss+xml', title: 'News' },
      { rel: 'preload', href: '/a.woff2', as: 'font', crossorigin: '' },
    ],
  };
  expect(pageFaults(full)).toEqual([]);
  expect(pageFaults({ ...page, keywords: undefined, transition: false })).toEqual([]);
});

test.each<[facts: object, option: string, remedy: string]>([
  [{ title: undefined }, 'title', 'Give the page a title'],
  [{ description: ' ' }, 'description', 'Give the page a description'],
  [{ prerender: 'false' }, 'prerender', 'Write true or false, without quotation marks.'],
  [{ indexed: 0 }, 'indexed', 'Write true or false'],
  [{ scrollTop: false }, 'scrollTop', 'pages have title, description'],
  [{ keywords: 'a, b' }, 'keywords', 'Write a list'],
  [{ middleware: [5] }, 'middleware[0]', 'a function in pages/_middleware.ts'],
  [{ load: { url: '/x' } }, 'load', 'Write a function.'],
  [{ transition: 'slide in' }, 'transition', 'letters, digits'],
  [{ structuredData: [null] }, 'structuredData[0]', 'write an object'],
  [{ meta: { name: 'a', content: 'b' } }, 'meta', 'Write a list'],
  [{ meta: [{ charset: 'utf-8' }] }, 'meta[0]', '`name` or `property`, and `content`'],
  [{ meta: [{ name: 'a', property: 'b', content: 'c' }] }, 'meta[0]', '`name` or `property`'],
  [{ meta: [{ name: 'Description', content: 'x' }] }, 'meta[0]', '`description` in `page`'],
  [{ meta: [{ name: 'robots', content: 'noindex' }] }, 'meta[0]', '`indexed: false`'],
  [{ meta: [{ name: 'viewport', content: 'x' }] }, 'meta[0]', 'the build writes it'],
  [{ link: [{ rel: 'canonical', href: '/' }] }, 'link[0]', 'the build writes it'],
  [{ link: [{ rel: 'alternate stylesheet', href: '/a.css' }] }, 'link[0]', 'Import the stylesheet'],
  [{ link: [{ rel: 'me' }] }, 'link[0].href', 'Write a path that begins with "/", or a URL.'],
  [{ link: [{ rel: 'me', href: '/', onload: 'x' }] }, 'link[0].onload', 'Leave it out'],
  [{ link: [{ href: '/' }] }, 'link[0].rel', 'what the link is'],
])('a page that says %j is refused with the option and a remedy', (facts, option, remedy) => {
  expect(pageFaults({ ...page, ...facts })).toEqual([
    expect.objectContaining({
      file: 'a.tsx',
      what: expect.stringMatching(new RegExp(`^page.${escapePattern(option)} (is|cannot)`)),
      fix: expect.stringContaining(remedy),
    }),
  ]);
});
