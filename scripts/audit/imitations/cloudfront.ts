import { runInNewContext } from 'node:vm';
import type { Imitation } from './imitation.ts';

interface Values {
  [name: string]: { value: string };
}

interface FunctionAnswer {
  uri?: string;
  statusCode?: number;
  headers?: Values;
}

/** CloudFront in front of a bucket: the function is run, and the policy is read as the API documents it. */
export const cloudfront: Imitation = {
  name: '.hosts/cloudfront-* (function, run, and policy)',
  async start(site) {
    const source = site.read('.hosts/cloudfront-function.js');
    const policy = policyHeaders(site.read('.hosts/cloudfront-headers-policy.json') ?? '{}');
    const run = (event: object): FunctionAnswer =>
      runInNewContext(`${source}\nhandler(event);`, { event });
    const ask = async (path: string) => {
      const headers = new Headers(policy);
      const add = (values: Values = {}) => {
        for (const [name, { value }] of Object.entries(values)) headers.set(name, value);
      };
      const request = { uri: path, querystring: {} };
      const found = run({ context: { eventType: 'viewer-request' }, request });
      if (found.statusCode) {
        add(found.headers);
        return { status: found.statusCode, headers, body: '' };
      }
      const uri = found.uri ?? '';
      const body = site.read(uri);
      // The custom error response. CloudFront runs no function for it.
      if (body === undefined) return { status: 404, headers, body: site.read('404.html') ?? '' };
      const response = { statusCode: 200, headers: {} };
      add(run({ context: { eventType: 'viewer-response' }, request: { uri }, response }).headers);
      return { status: 200, headers, body };
    };
    return { ask };
  },
};

/** `ResponseHeadersPolicyConfig` of the CloudFront API, 2020-05-31. */
function policyHeaders(json: string): Record<string, string> {
  const { SecurityHeadersConfig: security = {}, CustomHeadersConfig: custom } = JSON.parse(json);
  const transport = security.StrictTransportSecurity;
  const items: { Header: string; Value: string }[] = custom?.Items ?? [];
  const values = {
    'content-security-policy': security.ContentSecurityPolicy?.ContentSecurityPolicy,
    'strict-transport-security':
      transport &&
      `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'x-content-type-options': security.ContentTypeOptions && 'nosniff',
    'x-frame-options': security.FrameOptions?.FrameOption,
    'referrer-policy': security.ReferrerPolicy?.ReferrerPolicy,
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
