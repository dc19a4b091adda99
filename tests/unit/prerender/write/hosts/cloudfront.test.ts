import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  cloudfrontFunction,
  cloudfrontHeadersPolicy,
} from '../../../../../scripts/prerender/write/hosts/cloudfront.ts';
import { headersOf } from '../../../../../scripts/prerender/write/hosts/header-rules.ts';
import { BASES, SAMPLE_PATHS, sampleHeaders } from '../../../../support/sites/host-samples.ts';

interface Answer {
  uri?: string;
  statusCode?: number;
  headers?: Record<string, { value: string }>;
}
type Parameters = Record<string, { value: string; multiValue?: { value: string }[] }>;

describe.each(BASES)('the CloudFront function below %s', (base) => {
  const siteHeaders = sampleHeaders(base);
  const prefix = base.slice(0, -1);

  test.each([
    ['/', '/index.html'],
    ['/contact', '/contact/index.html'],
    ['/partners/atlassian', '/partners/atlassian/index.html'],
    ['/nope', '/nope/index.html'],
    ['/contact/payload.json', '/contact/payload.json'],
    ['/assets/site-1a2b3c4d.css', '/assets/site-1a2b3c4d.css'],
    ['/Contact/', '/Contact/'],
    ['/%2e%2e/etc/passwd', '/%2e%2e/etc/passwd'],
    ['/%5chost/', '/%5chost/'],
    ['/a%0d%0aX-Header:1/', '/a%0d%0aX-Header:1/'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('takes %s from the file %s', (path, file) => {
    expect(request(base, prefix + path).uri).toBe(prefix + file);
  });

  test.each([
    ['/contact/', '/contact'],
    ['/contact//', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/index.html', '/'],
  ])('redirects %s to %s', (path, target) => {
    expect(location(request(base, prefix + path))).toBe(prefix + target);
  });

  test('keeps the query when it redirects', () => {
    const query = {
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2%26' }] },
      flag: { value: '' },
    };
    expect(location(request(base, `${prefix}/contact/`, query))).toBe(
      `${prefix}/contact?a=1&a=2%26&flag`,
    );
  });

  test.each([...SAMPLE_PATHS, '/assets/'])(
    'gives %s the headers of the site, together with the headers policy',
    (path) => {
      const response = respond(base, prefix + path);
      const sent = { ...policyHeaders(cloudfrontHeadersPolicy(siteHeaders)), ...response };
      expect(sent).toEqual(lowerCase(headersOf(siteHeaders, path)));
    },
  );

  test('fits into the 10 kB that CloudFront allows', () => {
    expect(cloudfrontFunction(siteHeaders).length).toBeLessThan(10_240);
  });
});

test('the CloudFront function adds the slash to the address of a home page below a base', () => {
  expect(location(request('/site/', '/site'))).toBe('/site/');
  expect(request('/site/', '/sites').uri).toBe('/sites');
  expect(request('/', '//host/').uri).toBe('//host/');
});

function run(base: string, event: object): Answer {
  const source = `${cloudfrontFunction(sampleHeaders(base))}\nhandler(event);`;
  return runInNewContext(source, { event }) as Answer;
}

function request(base: string, uri: string, querystring: Parameters = {}): Answer {
  return run(base, { context: { eventType: 'viewer-request' }, request: { uri, querystring } });
}

function respond(base: string, uri: string): Record<string, string> {
  const { headers = {} } = run(base, {
    context: { eventType: 'viewer-response' },
    request: { uri },
    response: { statusCode: 200, headers: {} },
  });
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}

function location(answer: Answer): string | undefined {
  return answer.statusCode === 301 ? answer.headers?.location?.value : undefined;
}

/** The headers that CloudFront makes of a response headers policy. */
function policyHeaders(json: string): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(json);
  const { AccessControlMaxAgeSec: age, IncludeSubdomains } = security.StrictTransportSecurity;
  expect(custom.Quantity).toBe(custom.Items.length);
  return lowerCase({
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${age}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': security.FrameOptions.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ),
  });
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
