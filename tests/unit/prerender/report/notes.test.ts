import { expect, test } from 'vitest';
import { notesOn } from '../../../../scripts/prerender/report/notes.ts';
import { SITE_DEFAULTS } from '../../../../scripts/prerender/site-context.ts';

const notes = (url: string, siteUrl = url, leftOut: readonly string[] = []) =>
  notesOn({ siteUrl, site: { ...SITE_DEFAULTS, url } }, { leftOut });

test.each([
  SITE_DEFAULTS.url,
  'https://www.example.com',
  'https://example.org',
  'http://localhost:3000',
  'http://site.localhost',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
])('a site whose address nobody can visit, %s, is built with a note on it', (url) => {
  const says = `Not the address of a public site: ${url}. `;
  expect(notes(url)).toEqual([expect.stringMatching(/--site-url\.$/)]);
  expect(notes(url)).toEqual([expect.stringContaining(says)]);
});

test('an address that can be visited, or was given for this build, is not noted', () => {
  expect(notes('https://www.example.community')).toEqual([]);
  expect(notes('https://localhost.example')).toEqual([]);
  expect(notes(SITE_DEFAULTS.url, 'http://localhost:3000')).toEqual([]);
});

test('at most twenty of the files that are left out are named, in one line', () => {
  const many = Array.from({ length: 22 }, (_, index) => `.hidden\n${index} (hidden)`);
  const [note, ...others] = notes('https://small.example', undefined, many);
  expect(note).toMatch(/^Left out of assets\/public\/: \.hidden\\n0 \(hidden\), .* and 2 more$/);
  expect(others).toEqual([]);
});
