import { describe, expect, test } from 'vitest';
import { headersOf } from '../../../../../scripts/prerender/write/hosts/header-rules.ts';
import { vercelJson } from '../../../../../scripts/prerender/write/hosts/host-files.ts';
import {
  BASES,
  DEFAULT_CACHE,
  MISSES,
  SAMPLE_PATHS,
  sampleHeaders,
} from '../../../../support/sites/host-samples.ts';

interface Config {
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

describe.each(BASES)('vercel.json below %s', (base) => {
  const siteHeaders = sampleHeaders(base);
  const config = JSON.parse(vercelJson(siteHeaders)) as Config;

  const sentFor = (path: string) =>
    config.headers
      .filter(({ source }) => expression(base, source).test(base.slice(0, -1) + path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));

  test.each(SAMPLE_PATHS)('gives %s the headers of the site, each once', (path) => {
    const sent = sentFor(path);
    const names = sent.map(([name]) => name);

    expect({ 'Cache-Control': DEFAULT_CACHE, ...Object.fromEntries(sent) }).toEqual(
      headersOf(siteHeaders, path),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(MISSES)('does not have %s kept, where nothing is', (path) => {
    expect(sentFor(path).map(([name]) => name)).not.toContain('Cache-Control');
  });
});

test('vercel.json has no more entries than Vercel takes', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `file-${index}.png`);
  const { headers } = JSON.parse(vercelJson(sampleHeaders('/', names))) as Config;

  expect(headers).toHaveLength(2048);
});

test('vercel.json keeps one address per page', () => {
  expect(JSON.parse(vercelJson(sampleHeaders()))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
  });
});

/** path-to-regexp: a source is literal outside groups, and a regular expression inside. */
function expression(base: string, source: string): RegExp {
  expect(source.startsWith(`${base}(`)).toBe(true);
  return new RegExp(`^${base.replaceAll('.', '\\.')}${source.slice(base.length)}$`);
}
