/** Header name → value. */
export type Headers = Readonly<Record<string, string>>;

/** What the writers in this folder need to know. Each turns it into the format of its host. */
export interface SiteHeaders {
  /** The normalised base path. */
  base: string;
  /** The checked origin of the site. */
  siteUrl: string;
  /** For every response. Rules change some of these headers for their paths. */
  everywhere: Headers;
  /** No path matches two rules. */
  rules: readonly HeaderRule[];
  /** The names of the files in `assets/`. */
  assets: readonly string[];
}

/** Headers of some files that differ from those everywhere else. */
export interface HeaderRule {
  /** Paths below the base, `/favicon.svg`, or folders, `/assets/*`. */
  paths: readonly string[];
  headers: Headers;
}

/** How long browsers and CDNs may keep a file (RFC 9111, immutable: RFC 8246). */
export const CACHE = 'Cache-Control';

/** Which sites may embed a file (Fetch §3.7). */
export const EMBEDDING = 'Cross-Origin-Resource-Policy';

/**
 * The caching and security headers of the whole site.
 *
 * @param policy the content security policy for headers; see policyForHeader.
 * @param assets the names of the files in `assets/`.
 */
export function headerRules(
  base: string,
  siteUrl: string,
  policy: string,
  assets: readonly string[],
): SiteHeaders {
  return {
    base,
    siteUrl,
    assets,
    everywhere: {
      [CACHE]: 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': policyWithinLimit(policy),
      // Two years, for this host alone: what its subdomains are is unknown here.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      [EMBEDDING]: 'same-origin',
      'Permissions-Policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    rules: [
      {
        // Link previews and site lists show these on pages of other origins.
        paths: ['/og/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
        headers: { [EMBEDDING]: 'cross-origin' },
      },
      // Their names contain the hash of their content.
      { paths: ['/assets/*'], headers: { [CACHE]: 'public, max-age=31536000, immutable' } },
    ],
  };
}

/**
 * The rules for hosts that choose headers by the address alone, whether or not there is a file. A rule for a folder would
 * have browsers keep the answer that a file is missing, even after it is there; so each asset is named. First come those
 * that a page waits for, since such hosts limit the number of rules.
 */
export function rulesByAddress({ rules, assets }: SiteHeaders): HeaderRule[] {
  const [waitedFor = [], pictures = []] = [true, false].map((isWaitedFor) =>
    assets.filter((name) => /\.(?:js|css|json|woff2)$/.test(name) === isWaitedFor).sort(),
  );
  const paths = [...waitedFor, ...pictures].map((name) => `/assets/${encodeURIComponent(name)}`);
  return rules.map((rule) => (rule.headers[CACHE] ? { ...rule, paths } : rule));
}

/** The headers of a path below the base, `/assets/site-1a2b.css`: what each host must end up sending. */
export function headersOf(siteHeaders: SiteHeaders, path: string): Headers {
  const rule = siteHeaders.rules.find(({ paths }) =>
    paths.some((pattern) => covers(pattern, path)),
  );
  return { ...siteHeaders.everywhere, ...rule?.headers };
}

/**
 * Separates the headers that a rule changes from the others, for hosts that would join or drop repeated headers: `varying`
 * has their values on paths that no rule covers.
 */
export function splitHeaders({ everywhere, rules }: SiteHeaders) {
  const changed = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const pick = (wanted: boolean): Headers =>
    Object.fromEntries(Object.entries(everywhere).filter(([name]) => changed.has(name) === wanted));
  return { constant: pick(false), varying: pick(true) };
}

/**
 * The paths of all rules as one regular expression, without `^`, `$` and the first slash: `assets/.+|favicon\.svg`.
 */
export function pathsPattern(paths: readonly string[]): string {
  return paths.map((path) => escapePattern(path.slice(1)).replace(/\\\*$/, '.+')).join('|');
}

/**
 * A string as a regular expression that matches it, valid in the syntax of every host. `RegExp.escape` would also escape
 * letters and hyphens, in ways that not every syntax has.
 */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Cloudflare limits lines in `_headers` to 2,000 characters, and some proxies refuse headers of several kilobytes. A
 * longer policy (many third parties) is therefore left to the `<meta>` of each page, which has everything except what
 * only a header can say.
 */
function policyWithinLimit(policy: string): string {
  return policy.length <= MAX_POLICY ? policy : "frame-ancestors 'none'";
}

const MAX_POLICY = 1_900;

/**
 * Features that the site does not use (W3C Permissions Policy registry). Only names that Chromium knows, since it logs
 * a warning for any other. Fullscreen, autoplay and picture-in-picture are allowed for video.
 */
const CLOSED_FEATURES = [
  ...'accelerometer camera display-capture encrypted-media geolocation gyroscope hid'.split(' '),
  ...'idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get'.split(
    ' ',
  ),
  ...'screen-wake-lock serial usb xr-spatial-tracking'.split(' '),
];

function covers(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern;
  const folder = pattern.slice(0, -1);
  return path.startsWith(folder) && path !== folder;
}
