import { describe, expect, test } from 'vitest';
import { maskHashes } from '../../../scripts/tools/snapshot/mask-hashes.ts';

describe('content hashes are masked in', () => {
  test.each([
    ['names of assets', 'src="/a/assets/Clock-299aa3c09b.js"', 'src="/a/assets/Clock-HASH.js"'],
    [
      'names with hyphens',
      '"/assets/layout-dark-f178be7902.json"',
      '"/assets/layout-dark-HASH.json"',
    ],
    ['addresses of payloads', '/payload.json?v=4179fd1715"', '/payload.json?v=HASH"'],
    [
      'the state of a page',
      '{"hash":"1b26dfa7a3","version":"6bd576333a"}',
      '{"hash":"HASH","version":"HASH"}',
    ],
    ['the policy', "'sha256-NUf2DYls/OT7/jf5cGy4prIujkMuoL5/GHeBsrez1Pg='", "'sha256-HASH'"],
  ])('%s', (_, text, masked) => {
    expect(maskHashes(text)).toBe(masked);
  });

  test.each([
    'href="/guides/first-1234567890.html"',
    '+44 117 496 0142',
    '{"hash":"","path":"/deadbeef00"}',
    'a commit such as 299aa3c09b',
  ])('nothing else, such as %s', (text) => {
    expect(maskHashes(text)).toBe(text);
  });
});
