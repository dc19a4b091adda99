import {
  EMBEDDING,
  escapePattern,
  pathsPattern,
  type SiteHeaders,
  splitHeaders,
} from './header-rules.ts';

/**
 * A CloudFront function (runtime cloudfront-js-2.0) for two events of one cache behavior:
 *
 * - viewer request: finds the file of a route in the bucket, and redirects to a page's canonical address;
 * - viewer response: sets the headers that differ by path. CloudFront does not run it for errors, so a missing file is
 *   never marked as immutable.
 *
 * The files are in the bucket under the base path. CloudFront passes paths as they were sent, percent-encoded; only
 * paths made of characters that routes may have are changed.
 */
export function cloudfrontFunction(siteHeaders: SiteHeaders): string {
  const { base, rules } = siteHeaders;
  const { varying } = splitHeaders(siteHeaders);
  const basePattern = escapePattern(base).replaceAll('/', '\\/');
  const slashless = basePattern.slice(0, -2);
  const table = rules.map(({ paths, headers }) => {
    const pattern = pathsPattern(paths).replaceAll('/', '\\/');
    return `  { paths: /^${basePattern}(?:${pattern})$/, headers: ${headerObject({ ...varying, ...headers })} },`;
  });

  return `// Attach to viewer request and viewer response of the default cache behavior, runtime cloudfront-js-2.0.
// Custom error responses of the distribution: 403 and 404 to ${base}404.html with status 404.
const HOME = '${base}';
const ROUTE = /^${slashless}(?:\\/[a-z0-9-]+)+$/;
const OTHER_ADDRESS = /^(${slashless}(?:\\/[a-z0-9-]+)*)\\/+(?:index\\.html)?$/;
const DEFAULT_HEADERS = ${headerObject(varying)};
const RULES = [
${table.join('\n')}
];

function handler(event) {
  return event.context.eventType === 'viewer-response' ? respond(event) : find(event.request);
}

function find(request) {
  const uri = request.uri;
  if (uri === HOME) request.uri = HOME + 'index.html';
  else if (uri + '/' === HOME) return redirect(HOME, request);
  else if (OTHER_ADDRESS.test(uri)) return redirect(uri.replace(OTHER_ADDRESS, '$1') || '/', request);
  else if (ROUTE.test(uri)) request.uri = uri + '/index.html';
  return request;
}

function redirect(path, request) {
  const location = (path + '/' === HOME ? HOME : path) + query(request.querystring);
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}

function query(parameters) {
  const pairs = [];
  for (const name of Object.keys(parameters)) {
    const parameter = parameters[name];
    for (const one of parameter.multiValue || [parameter]) pairs.push(one.value === '' ? name : name + '=' + one.value);
  }
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function respond(event) {
  const rule = RULES.find((one) => one.paths.test(event.request.uri));
  Object.assign(event.response.headers, rule ? rule.headers : DEFAULT_HEADERS);
  return event.response;
}
`;
}

/**
 * All other headers, as a response headers policy: `aws cloudfront create-response-headers-policy
 * --response-headers-policy-config file://…`. CloudFront has its own fields for most of them, and refuses these names
 * as custom headers.
 */
export function cloudfrontHeadersPolicy(siteHeaders: SiteHeaders): string {
  const { constant } = splitHeaders(siteHeaders);
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _nosniff,
    'X-Frame-Options': frame,
    'Referrer-Policy': referrer,
    ...custom
  } = constant;
  const items = Object.entries(custom).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  const config = {
    Name: 'site-security-headers',
    Comment: `Security headers; ${EMBEDDING} and caching are set by the function`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: frame },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Headers in CloudFront's format, as the source of an object: names in lower case, each value in an object. */
function headerObject(headers: Readonly<Record<string, string>>): string {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]);
  return JSON.stringify(Object.fromEntries(entries));
}
