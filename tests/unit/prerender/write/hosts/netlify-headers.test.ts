import { describe, expect, test } from 'vitest';
import { policyForHeader } from '../../../../../scripts/prerender/document/content-security-policy.ts';
import {
  headerRules,
  headersOf,
} from '../../../../../scripts/prerender/write/hosts/header-rules.ts';
import { netlifyHeaders } from '../../../../../scripts/prerender/write/hosts/host-files.ts';
import {
  BASES,
  DEFAULT_CACHE,
  MISSES,
  SAMPLE_PATHS,
  sampleHeaders,
} from '../../../../support/sites/host-samples.ts';

describe.each(BASES)('_headers below %s', (base) => {
  const siteHeaders = sampleHeaders(base);
  const rules = parse(netlifyHeaders(siteHeaders));

  test.each(SAMPLE_PATHS)('gives %s the headers of the site', (path) => {
    const sent = apply(rules, base.slice(0, -1) + path);
    const cache = sent['Cache-Control'] ?? DEFAULT_CACHE;
    expect({ ...sent, 'Cache-Control': cache }).toEqual(joined(headersOf(siteHeaders, path)));
  });

  test.each(MISSES)('does not have %s kept, where nothing is', (path) => {
    expect(Object.keys(apply(rules, base.slice(0, -1) + path))).not.toContain('Cache-Control');
  });

  test('gives any other file only the headers that all files have, and none outside of the base', () => {
    const sent = apply(rules, '/elsewhere/favicon.svg');
    expect(Object.keys(sent).length).toBe(base === '/' ? 8 : 0);
  });
});

describe('the limits of Cloudflare', () => {
  test('are kept however many third parties the policy names', () => {
    const scripts = Array.from({ length: 60 }, (_, index) => ({
      url: `https://third-party-${index}.example.com/script.js`,
    }));
    const policy = policyForHeader({ styleHashes: [], thirdParties: { scripts } });
    const text = netlifyHeaders(headerRules('/', 'https://www.example.com', policy, []));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(text).toContain("Content-Security-Policy: frame-ancestors 'none'\n");
  });

  test('are kept however many assets there are: what a page waits for is kept before pictures', () => {
    const names = ['png', 'js'].flatMap((extension) =>
      Array.from({ length: 90 }, (_, index) => `file-${index}.${extension}`),
    );
    const paths = parse(netlifyHeaders(sampleHeaders('/', names))).map(({ path }) => path);

    expect(paths).toHaveLength(100);
    expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(90);
  });
});

interface Rule {
  path: string;
  headers: [string, string][];
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line, headers: [] });
  }
  return rules;
}

/** Every matching rule applies, and repeated headers are joined. */
function apply(rules: readonly Rule[], path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const rule of rules.filter((one) => matches(one.path, path))) {
    for (const [name, value] of rule.headers) {
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
    }
  }
  return sent;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** Fetch §3.7: a joined value matches no policy, so it allows embedding, as `cross-origin` does. */
function joined(headers: Record<string, string>) {
  const name = 'Cross-Origin-Resource-Policy';
  const isOpen = headers[name] === 'cross-origin';
  return isOpen ? { ...headers, [name]: 'same-origin, cross-origin' } : headers;
}
