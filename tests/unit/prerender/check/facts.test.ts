import { createElement } from 'react';
import { expect, test } from 'vitest';
import { checkHeadEntries } from '../../../../scripts/prerender/check/check-head-entries.ts';
import { checkSiteFacts } from '../../../../scripts/prerender/check/check-site-facts.ts';
import { findNonJson } from '../../../../scripts/prerender/check/find-non-json.ts';
import * as hostileStrings from '../../../support/sites/hostile-strings.ts';

class Station {
  name = 'Malmö';
}
class Stops extends Array<string> {}

const cycle: { self?: unknown } = {};
cycle.self = { cycle };

test.each<[what: string, value: unknown, inside?: string, found?: string]>([
  ['no value', undefined, '', 'undefined'],
  ['a function', () => 1],
  ['Symbol(s)', Symbol('s')],
  ['1n', 1n],
  ['NaN', Number.NaN],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
  ['an instance of Date', new Date(0)],
  ['an instance of Error', new Error('x')],
  ['an instance of String', Object('boxed')],
  ['an instance of Station', new Station()],
  ['an instance of Stops', new Stops()],
  ['a React element', createElement('p', { key: 'p' })],
  ['a method toJSON', { toJSON: () => 1 }, '.toJSON', 'a function'],
  ['a cycle', cycle, '.self.cycle'],
  // biome-ignore lint/suspicious/noSparseArray: it is the case under test
  ['a hole in a list', [1, , 3], '[1]', 'undefined'],
  ['a list of nothing but holes', new Array(1e9), '[0]', 'undefined'],
  ['a property without a value', { since: undefined }, '.since', 'undefined'],
])('what JSON cannot hold is found with its path: %s', (what, value, inside = '', found = what) => {
  expect(findNonJson(value, 'props')).toEqual({ path: `props${inside}`, found });
  const props = { topics: [{ since: 1 }, null, { since: value }], last: Number.NaN };
  expect(findNonJson(props, 'props')).toEqual({ path: `props.topics[2].since${inside}`, found });
});

const shared = { name: 'Ystad' };

test.each([
  ['scalars', ['', 'text', 0, -1.5, 1e300, true, false, null]],
  ['an object without prototype', Object.assign(Object.create(null), { a: 1 })],
  ['one object in two places', { from: shared, to: shared }],
  ['frozen data', Object.freeze({ list: Object.freeze([1]) })],
  ['keys that name methods', { constructor: 'x', toString: 'y', hasOwnProperty: null }],
  ['deep data', JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`)],
  ['a module namespace of data', hostileStrings],
])('in %s, nothing is found that JSON cannot hold', (_, value) => {
  expect(findNonJson(value, 'props')).toBeUndefined();
});

test('keys that are not identifiers are quoted in the path', () => {
  expect(findNonJson({ 'data-x': { 'a.b': [Number.NaN] } }, 'props')?.path).toBe(
    'props["data-x"]["a.b"][0]',
  );
});

test('entries that the build does not write itself are accepted', () => {
  const entries = {
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
  expect(checkHeadEntries(entries, 'page')).toEqual([]);
  expect(checkHeadEntries({}, 'page')).toEqual([]);
});

test.each<[entries: object, why: string]>([
  [{ meta: { name: 'a', content: 'b' } }, 'page.meta is not a list.'],
  [{ meta: [{ charset: 'utf-8' }] }, 'page.meta[0] must have `name` or `property`, and `content`'],
  [{ meta: [{ 'http-equiv': 'refresh', content: '0' }] }, 'it has http-equiv, content.'],
  [{ meta: [{ name: 'a', property: 'b', content: 'c' }] }, 'it has name, property, content.'],
  [{ meta: [null] }, 'it has neither.'],
  [{ meta: [{ name: 'a', content: 1 }] }, 'page.meta[0].content is not a string.'],
  [{ meta: [{ name: 'Description', content: 'x' }] }, 'Write `description` in `page`.'],
  [{ meta: [{ name: 'robots', content: 'noindex' }] }, '`indexed: false`'],
  [{ meta: [{ name: 'viewport', content: 'x' }] }, 'Leave it out: the build writes it.'],
  [{ meta: [{ property: 'og:title', content: 'x' }] }, 'Leave it out: the build writes it.'],
  [{ link: [{ rel: 'canonical', href: '/' }] }, 'page.link[0] is "canonical". Leave it out'],
  [{ link: [{ rel: 'alternate stylesheet', href: '/a.css' }] }, 'Import the stylesheet'],
  [{ link: [{ rel: 'me' }] }, 'page.link[0].href is neither a path that begins with "/" nor a URL'],
  [{ link: [{ rel: 'me', href: 'about' }] }, 'is neither a path'],
  [{ link: [{ rel: 'me', href: '/', onload: 'x' }] }, 'page.link[0] has `onload`; a link may have'],
  [{ link: [{ href: '/' }] }, 'page.link[0].rel is missing.'],
])('%j is refused, with the reason', (entries, why) => {
  expect(checkHeadEntries(entries, 'page')).toEqual([expect.stringContaining(why)]);
});

const site = { name: 'Small', url: 'https://small.example' };

test('valid facts about the site are returned unchanged', () => {
  const full = {
    ...site,
    organization: { telephone: '+46', address: { city: 'Malmö' } },
    formEndpoint: { provider: 'own', url: 'https://forms.example/send' },
    thirdParties: { styles: [{ url: 'https://fonts.example/a.css' }] },
  };
  expect(checkSiteFacts({ site: full }, '_site.ts')).toEqual({ site: full, faults: [] });
});

test.each<[facts: object, why: string]>([
  [{ name: ' ' }, 'site.name is missing or empty.'],
  [{ url: undefined }, 'The site URL "" cannot be used'],
  [{ url: 'https://small.example/' }, 'write "https://small.example"'],
  [{ formEndpoint: { provider: 'own', url: 'http://forms.example' } }, 'must be an absolute URL'],
  [{ thirdParties: { scripts: [{ url: '//b.example/b.js' }] } }, 'that starts with https://'],
  [{ link: [{ rel: 'canonical', href: '/' }] }, 'site.link[0] is "canonical". Leave it out'],
  [
    { organization: { founded: new Date(0) } },
    'site.organization.founded is an instance of Date; ',
  ],
  [{ slogan: () => 'On time' }, 'a function; only JSON can be written into pages.'],
  [{ language: 5 }, 'site.language is not a string.'],
  [{ themeColor: null }, 'site.themeColor is not a string.'],
])('the facts %j are refused', (facts, why) => {
  expect(checkSiteFacts({ site: { ...site, ...facts } }, '_site.ts')).toEqual({
    faults: [expect.objectContaining({ file: '_site.ts', why: expect.stringContaining(why) })],
  });
});

test('a module without a site is refused', () => {
  for (const module of [undefined, { site: null }]) {
    const faults = [{ why: 'The module does not export `site`.' }];
    expect(checkSiteFacts(module, '_site.ts')).toMatchObject({ faults });
  }
});
