import { runInNewContext } from 'node:vm';
import { type Answer, fileAt, type Imitation, lowerCase } from './imitation.ts';

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
  async start(dist) {
    const source = fileAt(dist, '.hosts/cloudfront-function.js') ?? '';
    const policy = policyHeaders(fileAt(dist, '.hosts/cloudfront-headers-policy.json') ?? '{}');
    const run = (event: object) =>
      runInNewContext(`${source}\nhandler(event);`, { event }) as FunctionAnswer;
    const ask = async (path: string): Promise<Answer> => {
      const request = { uri: path, querystring: {} };
      const found = run({ context: { eventType: 'viewer-request' }, request });
      if (found.statusCode) {
        const headers = { ...policy, ...plain(found.headers) };
        return { status: found.statusCode, headers, body: '' };
      }
      const uri = found.uri ?? '';
      const body = fileAt(dist, uri);
      // The custom error response. CloudFront runs no function for it.
      if (body === undefined) {
        return { status: 404, headers: policy, body: fileAt(dist, '404.html') ?? '' };
      }
      const response = { statusCode: 200, headers: {} };
      const sent = run({ context: { eventType: 'viewer-response' }, request: { uri }, response });
      return { status: 200, headers: { ...policy, ...plain(sent.headers) }, body };
    };
    return { ask };
  },
};

function plain(headers: Values = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}

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
    ...lowerCase(Object.fromEntries(items.map(({ Header, Value }) => [Header, Value]))),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
