import { expect, test } from 'vitest';
import {
  policyForHeader,
  policyForMeta,
} from '../../../../scripts/prerender/document/content-security-policy.ts';

const bare = { styleHashes: [] };
const formAt = (url: string) => ({ formEndpoint: { provider: 'own', url } as const });

test('the policy allows nothing but what the site is made of', () => {
  expect(policyForHeader({ styleHashes: ['sha256-abc+/='] })).toBe(
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
  expect(`${policyForMeta(bare)}; frame-ancestors 'none'`).toBe(policyForHeader(bare));
});

test('the policy allows the origins of third parties, each once', () => {
  const policy = directivesOf({
    ...bare,
    thirdParties: {
      styles: [
        { url: 'https://fonts.example.com/a.css', origins: ['https://files.example.com'] },
        { url: 'https://fonts.example.com/b.css' },
      ],
      scripts: [{ url: 'https://help.example.com/chat.js?id=1' }],
    },
  });
  expect(policy).toMatchObject({
    'style-src': "'self' https://fonts.example.com https://files.example.com",
    'font-src': "'self' data: https://fonts.example.com https://files.example.com",
    'script-src': "'self' https://help.example.com",
    'connect-src': "'self' https://help.example.com",
    'img-src': "'self' data:",
  });
  // Scripts of third parties are not written for trusted types.
  expect(policy).not.toHaveProperty('trusted-types');
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

test.each([
  [{ thirdParties: { scripts: [{ url: 'http://a.example/a.js' }] } }, 'The third-party script'],
  [{ thirdParties: { styles: [{ url: '/a.css' }] } }, 'The third-party stylesheet'],
  [
    { thirdParties: { styles: [{ url: 'https://a.example/a.css', origins: ['*'] }] } },
    "The third-party stylesheet's origin",
  ],
  [formAt('http://forms.example.com/'), 'The form endpoint'],
  [formAt('http://localhost.example.com/'), 'The form endpoint'],
  [formAt('http://user@forms.example.com/'), 'The form endpoint'],
  [formAt('/enquiries'), 'The form endpoint'],
  [JSON.parse('{ "formEndpoint": "https://forms.example.com/" }'), 'The form endpoint'],
])('the policy refuses %j', (changes, sentence) => {
  expect(() => policyForHeader({ ...bare, ...changes })).toThrow(sentence);
  expect(() => policyForMeta({ ...bare, ...changes })).toThrow(sentence);
});

test('the policy cannot be widened by the text of a URL', () => {
  const url = "https://cdn.example.com/;script-src *'unsafe-inline',";
  const policy = directivesOf({ ...bare, thirdParties: { scripts: [{ url }] } });
  expect(policy['script-src']).toBe("'self' https://cdn.example.com");
});

function directivesOf(input: Parameters<typeof policyForMeta>[0]): Record<string, string> {
  const pairs = policyForMeta(input)
    .split('; ')
    .map((directive) => /^(\S+) (.*)$/.exec(directive)?.slice(1) ?? []);
  return Object.fromEntries(pairs);
}
