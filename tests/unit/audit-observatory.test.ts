import { describe, expect, test } from 'vitest';
import { gradeHeaders } from '../../scripts/audit/observatory.ts';
import { headersOf } from '../../scripts/build/write/hosts/header-rules.ts';
import { sampleModel } from '../support/host-samples.ts';

const OURS = Object.fromEntries(
  Object.entries(headersOf(sampleModel(), '/')).map(([name, value]) => [name.toLowerCase(), value]),
);

const POLICY = OURS['content-security-policy'] ?? '';

test('the headers of the site have the grade A+ with every bonus but those of cookies, scripts and the preload list', () => {
  const { grade, score, modifiers } = gradeHeaders(OURS, '');
  expect([grade, score]).toEqual(['A+', 140]);
  expect(modifiers.filter(({ points }) => points < 0)).toEqual([]);
});

test('a site without any of the headers has the grade that Mozilla gives it', () => {
  expect(gradeHeaders({}, '')).toMatchObject({ grade: 'D', score: 30 });
});

describe('points are taken for', () => {
  test.each([
    [-25, 'no policy', { 'content-security-policy': undefined }],
    [
      -20,
      'inline scripts',
      {
        'content-security-policy': POLICY.replace(
          "script-src 'self'",
          "script-src 'unsafe-inline'",
        ),
      },
    ],
    [
      -20,
      'any script there is',
      { 'content-security-policy': POLICY.replace("script-src 'self'", 'script-src https:') },
    ],
    [
      -20,
      'connections in the clear',
      {
        'content-security-policy': POLICY.replace(
          "connect-src 'self'",
          'connect-src http://a.example',
        ),
      },
    ],
    [
      -10,
      'eval',
      {
        'content-security-policy': POLICY.replace("script-src 'self'", "script-src 'unsafe-eval'"),
      },
    ],
    [
      -10,
      'pictures in the clear',
      { 'content-security-policy': POLICY.replace("img-src 'self'", 'img-src http://a.example') },
    ],
    [-20, 'no strict transport', { 'strict-transport-security': undefined }],
    [-20, 'strict transport without an age', { 'strict-transport-security': 'includeSubDomains' }],
    [-10, 'strict transport for a month', { 'strict-transport-security': 'max-age=2592000' }],
    [-5, 'sniffing', { 'x-content-type-options': undefined }],
    [
      -20,
      'frames',
      { 'x-frame-options': undefined, 'content-security-policy': "default-src 'none'" },
    ],
    [-5, 'a referrer that says all', { 'referrer-policy': 'unsafe-url' }],
    [
      -5,
      'a resource policy that is none',
      { 'cross-origin-resource-policy': 'same-origin, cross-origin' },
    ],
    [-5, 'an opener policy that is none', { 'cross-origin-opener-policy': 'none' }],
    [
      -50,
      'sharing with credentials',
      { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
    ],
  ])('%i %s', (points, _what, changed) => {
    const lost = gradeHeaders({ ...OURS, ...changed }, '').modifiers.filter(
      (one) => one.points < 0,
    );
    expect(lost.map((one) => one.points)).toEqual([points]);
  });

  test.each([
    [-5, '<script src="https://a.example/a.js"></script>'],
    [-50, '<script src="//a.example/a.js"></script>'],
    [-20, '<script src="http://a.example/a.js" integrity="sha256-x"></script>'],
  ])('%i %s', (points, html) => {
    const lost = gradeHeaders(OURS, html).modifiers.filter((one) => one.points < 0);
    expect(lost.map((one) => one.points)).toEqual([points]);
  });
});

test('a bonus makes up for a loss of ten points, and for no greater one', () => {
  const score = (age: string | undefined) =>
    gradeHeaders({ ...OURS, 'strict-transport-security': age }, '').score;
  expect([score('max-age=1'), score(undefined)]).toEqual([130, 80]);
});

test('a policy in the page counts as one in the header does, but for frames', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  const { score, modifiers } = gradeHeaders(
    { ...OURS, 'content-security-policy': undefined, 'x-frame-options': undefined },
    meta,
  );
  expect(modifiers.filter(({ points }) => points < 0)).toEqual([
    { outcome: 'x-frame-options-not-implemented', points: -20 },
  ]);
  expect(score).toBe(80);
});
