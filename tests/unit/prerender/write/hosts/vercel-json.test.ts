import { describe, expect, test } from 'vitest';
import { headersOf } from '../../../../../scripts/prerender/write/hosts/header-rules.ts';
import { vercelJson } from '../../../../../scripts/prerender/write/hosts/vercel-json.ts';
import { BASES, SAMPLE_PATHS, sampleHeaders } from '../../../../support/sites/host-samples.ts';

interface Config {
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

describe.each(BASES)('vercel.json below %s', (base) => {
  const siteHeaders = sampleHeaders(base);
  const config = JSON.parse(vercelJson(siteHeaders)) as Config;

  test.each([...SAMPLE_PATHS, '/assets/'])(
    'gives %s the headers of the site, each once',
    (path) => {
      const sent = config.headers
        .filter(({ source }) => expression(base, source).test(base.slice(0, -1) + path))
        .flatMap(({ headers }) => headers);
      expect(Object.fromEntries(sent.map(({ key, value }) => [key, value]))).toEqual(
        headersOf(siteHeaders, path),
      );
      expect(sent.length).toBe(Object.keys(headersOf(siteHeaders, path)).length);
    },
  );
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
