/** Header name → value. */
export type Headers = Readonly<Record<string, string>>;

/** What a host must know: the one model that every writer in this folder turns into its host's language. */
export interface HostModel {
  /** The normalised base path. */
  base: string;
  /** The checked origin of the site. */
  siteUrl: string;
  /** For every response whose path no rule covers; the rules change single headers of it. */
  everywhere: Headers;
  /** No path is covered by two rules. */
  rules: readonly HeaderRule[];
}

/** Headers of some files that differ from those everywhere. */
export interface HeaderRule {
  /** Paths below the base, `/favicon.svg`, or folders of it, `/assets/*`. */
  paths: readonly string[];
  headers: Headers;
}

/** The header that says how long a browser and a CDN may keep a file (RFC 9111, immutable: RFC 8246). */
export const CACHE = 'Cache-Control';

/** The header that says whose pages may embed a file (Fetch §3.7). */
export const EMBEDDING = 'Cross-Origin-Resource-Policy';

/**
 * The caching and security headers of the whole site.
 *
 * @param policy the content security policy for headers; see policyForHeader.
 */
export function headerRules(base: string, siteUrl: string, policy: string): HostModel {
  return {
    base,
    siteUrl,
    everywhere: {
      [CACHE]: 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': fitting(policy),
      // Two years, what the browsers' preload list asks for at least one of.
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      [EMBEDDING]: 'same-origin',
      'Permissions-Policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    rules: [
      // Their names hold the hash of their content.
      { paths: ['/assets/*'], headers: { [CACHE]: 'public, max-age=31536000, immutable' } },
      {
        // Link previews and lists of sites show them on pages of other origins.
        paths: ['/og/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
        headers: { [CACHE]: 'public, max-age=86400', [EMBEDDING]: 'cross-origin' },
      },
    ],
  };
}

/** The headers of a path below the base, `/assets/site-1a2b.css`: what each host must end up sending. */
export function headersOf(model: HostModel, path: string): Headers {
  const rule = model.rules.find(({ paths }) => paths.some((pattern) => covers(pattern, path)));
  return { ...model.everywhere, ...rule?.headers };
}

/** The same headers in two parts: equal on all paths, and different on some. */
export interface SplitHeaders {
  constant: Headers;
  /** The values on paths that no rule covers. */
  varying: Headers;
}

/** Parts the headers by whether a rule changes them, for hosts that would join or drop repeated ones. */
export function splitHeaders({ everywhere, rules }: HostModel): SplitHeaders {
  const changed = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(everywhere).filter(([name]) => changed.has(name) === wanted));
  return { constant: pick(false), varying: pick(true) };
}

/** The paths of all rules as one regular expression, without `^`, `$` and the slash in front: `assets/.+|favicon\.svg`. */
export function pathsPattern(paths: readonly string[]): string {
  return paths.map((path) => escapePattern(path.slice(1)).replace(/\\\*$/, '.+')).join('|');
}

/** A string as a regular expression that matches it, in every dialect that hosts use. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Cloudflare takes lines of at most 2,000 characters in `_headers`, and a header of several kilobytes
 * is refused by some proxies. A longer policy (many inline styles) is then left to the `<meta>` of
 * each page, which holds all of it but what only a header can say.
 */
function fitting(policy: string): string {
  return policy.length <= MAX_POLICY ? policy : "frame-ancestors 'none'";
}

const MAX_POLICY = 1_900;

/**
 * Features that the site does not use (W3C Permissions Policy registry). Only names that Chromium
 * knows: it logs a warning for any other. Fullscreen, autoplay and picture-in-picture stay open for video.
 */
const CLOSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function covers(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern;
  const folder = pattern.slice(0, -1);
  return path.startsWith(folder) && path !== folder;
}
