import { expect, test } from 'vitest';
import {
  policyForHeader,
  policyForMeta,
  policyOf,
} from '../../../../scripts/prerender/document/content-security-policy.ts';

const bare = { styleHashes: [] };
const barePolicy = policyOf(bare);

test('the policy allows nothing but what the site is made of', () => {
  expect(policyForHeader(policyOf({ styleHashes: ['sha256-abc+/='] }))).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-abc+/='",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      "form-action 'self' mailto:",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types pointwork',
      "frame-ancestors 'none'",
    ].join('; '),
  );
});

test('the policy in a meta element leaves out exactly what has no effect there', () => {
  expect(`${policyForMeta(barePolicy)}; frame-ancestors 'none'`).toBe(policyForHeader(barePolicy));
});

test('the policy allows the origins of third parties, each once', () => {
  const policy = directivesOf({
    ...bare,
    thirdParties: {
      styles: [
        { url: 'https://fonts.example.com/a.css' },
        { url: 'https://fonts.example.com/b.css' },
      ],
      scripts: [{ url: 'https://help.example.com/chat.js?id=1' }],
    },
  });
  expect(policy).toMatchObject({
    'style-src': "'self' https://fonts.example.com",
    'font-src': "'self' data: https://fonts.example.com",
    'script-src': "'self' https://help.example.com",
    'connect-src': "'self' https://help.example.com",
    'img-src': "'self' data:",
  });
  // Scripts of third parties are not written for trusted types.
  expect(policy).not.toHaveProperty('trusted-types');
});

test.each([
  ['script-src', "'self' "],
  ['style-src', "'self' "],
  ['img-src', "'self' data: "],
  ['connect-src', "'self' "],
  ['frame-src', ''],
  ['form-action', "'self' mailto: "],
])('an origin can be allowed by the directive %s, without being loaded', (directive, before) => {
  const allow = { [directive]: ['https://films.example'] };
  const policy = directivesOf({ ...bare, thirdParties: { allow } });
  expect(policy[directive]).toBe(`${before}https://films.example`);
  const named = Object.values(policy).filter((sources) => sources?.includes('films.example'));
  // The fonts of a stylesheet are mostly beside it, and what a script sends goes to where it is from.
  expect(named).toHaveLength(['script-src', 'style-src'].includes(directive) ? 2 : 1);
  expect('trusted-types' in policy).toBe(directive !== 'script-src');
});

test.each([
  [{ provider: 'own', url: 'https://forms.example.com/f/1' }, 'https://forms.example.com'],
  // On this machine, even without https.
  [{ provider: 'own', url: 'http://127.0.0.1:4000/enquiries' }, 'http://127.0.0.1:4000'],
  [null, undefined],
] as const)(
  'the policy allows messages to the form endpoint %j, and nothing else from it',
  (formEndpoint, origin) => {
    const added = origin === undefined ? '' : ` ${origin}`;
    expect(directivesOf({ ...bare, formEndpoint })).toEqual({
      ...directivesOf(bare),
      'form-action': `'self' mailto:${added}`,
      'connect-src': `'self'${added}`,
    });
  },
);

test('the policy cannot be widened by the text of a URL', () => {
  const url = "https://cdn.example.com/;script-src *'unsafe-inline',";
  const policy = directivesOf({ ...bare, thirdParties: { scripts: [{ url }] } });
  expect(policy['script-src']).toBe("'self' https://cdn.example.com");
});

function directivesOf(input: Parameters<typeof policyOf>[0]): Record<string, string> {
  const pairs = policyForMeta(policyOf(input))
    .split('; ')
    .map((directive) => /^(\S+) (.*)$/.exec(directive)?.slice(1) ?? []);
  return Object.fromEntries(pairs);
}
