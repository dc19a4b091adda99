import { expect, test } from 'vitest';
import { checkHeadEntries } from '../../../../scripts/prerender/check/check-head-entries.ts';
import { checkSiteFacts } from '../../../../scripts/prerender/check/check-site-facts.ts';

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
  [
    { meta: [{ charset: 'utf-8' }] },
    'page.meta[0] must have `name` or `property`, and `content`; it has charset.',
  ],
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
  [
    { link: [{ rel: 'me' }] },
    'page.link[0].href is neither a path that begins with "/" nor a URL.',
  ],
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

const needsJson = 'only JSON can be written into pages.';

test.each<[facts: object, why: string]>([
  [{ name: ' ' }, 'site.name is missing or empty.'],
  [{ url: undefined }, 'The site URL "" cannot be used'],
  [{ url: 'https://small.example/' }, 'write "https://small.example"'],
  [{ formEndpoint: { provider: 'own', url: 'http://forms.example' } }, 'must be an absolute URL'],
  [{ thirdParties: { scripts: [{ url: '//b.example/b.js' }] } }, 'that starts with https://'],
  [{ link: [{ rel: 'canonical', href: '/' }] }, 'site.link[0] is "canonical". Leave it out'],
  [
    { organization: { founded: new Date(0) } },
    `site.organization.founded is an instance of Date; ${needsJson}`,
  ],
  [{ slogan: () => 'On time' }, `site.slogan is a function; ${needsJson}`],
  [{ language: 5 }, 'site.language is not a string.'],
  [{ themeColor: null }, 'site.themeColor is not a string.'],
])('the facts %j are refused', (facts, why) => {
  expectRefusal({ site: { ...site, ...facts } }, why);
});

test('a module without a site is refused', () => {
  for (const module of [undefined, { site: null }]) {
    expectRefusal(module, 'The module does not export `site`.');
  }
});

function expectRefusal(module: unknown, why: string): void {
  const { site: found, faults } = checkSiteFacts(module, 'layouts/_site.ts');
  expect(found).toBe(undefined);
  expect(faults).toMatchObject([{ file: 'layouts/_site.ts', why: expect.stringContaining(why) }]);
}
