import { expect, test } from 'vitest';
import { checkHeadEntries } from '../../../../scripts/prerender/check/check-head-entries.ts';

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
