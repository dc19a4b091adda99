import { expect, test } from 'vitest';
import { notesOn } from '../../../../scripts/prerender/report/notes.ts';
import { SITE_DEFAULTS } from '../../../../scripts/prerender/site-context.ts';

const notes = (url: string, siteUrl = url) =>
  notesOn({ base: '/', siteUrl, site: { ...SITE_DEFAULTS, url } }, { leftOut: [] });

test('a site whose address nobody can visit is built with a note on it, unless it was given for this build', () => {
  for (const url of [
    ...[SITE_DEFAULTS.url, 'https://www.example.com', 'https://example.org'],
    ...['http://localhost:3000', 'http://site.localhost', 'http://127.0.0.1:8080'],
    'http://[::1]:3000',
  ]) {
    const [note, ...others] = notes(url);
    expect(note).toMatch(/--site-url\.$/);
    expect(note).toContain(`Not the address of a public site: ${url}. `);
    expect(others).toEqual([]);
  }
  expect(notes('https://www.example.community')).toEqual([]);
  expect(notes('https://localhost.example')).toEqual([]);
  expect(notes(SITE_DEFAULTS.url, 'http://localhost:3000')).toEqual([]);
});

test('below a base, a note says that robots.txt is where no robot looks', () => {
  const site = { ...SITE_DEFAULTS, url: 'https://small.dev' };
  expect(notesOn({ base: '/site/', siteUrl: site.url, site }, { leftOut: [] })).toEqual([
    expect.stringMatching(/\/site\/robots\.txt and \/site\/\.well-known\//),
  ]);
});
