/** Header name → value. */
export type Headers = Readonly<Record<string, string>>;

/** What the writers in this folder need to know. Each turns it into the format of its host. */
export interface SiteHeaders {
  /** The normalised base path. */
  base: string;
  /** The checked origin of the site. */
  siteUrl: string;
  /** For every response; `CACHE` has another value for assets, and `EMBEDDING` for what others may embed. */
  everywhere: Headers;
  /** The names of the files in `assets/`. */
  assets: readonly string[];
}

/** How long browsers and CDNs may keep a file (RFC 9111, immutable: RFC 8246). */
export const CACHE = 'Cache-Control';

/** Which sites may embed a file (Fetch §3.7). */
export const EMBEDDING = 'Cross-Origin-Resource-Policy';

/** Of assets: their names contain the hash of their content. */
export const IMMUTABLE: Headers = { [CACHE]: 'public, max-age=31536000, immutable' };

/** Of what link previews and site lists show on pages of other origins. */
export const EMBEDDED: Headers = { [EMBEDDING]: 'cross-origin' };

/** The paths of embedded files below the base; `/*` stands for all files in a folder. */
export const EMBEDDED_PATHS = ['/og/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

/** EMBEDDED_PATHS, and the paths of assets, as regular expressions without `^`, `$` and the first slash. */
export const EMBEDDED_PATTERN = EMBEDDED_PATHS.map(pathPattern).join('|');
export const ASSETS_PATTERN = pathPattern('/assets/*');

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
      'Content-Security-Policy': policy,
      // Two years, for this host alone: what its subdomains are is unknown here.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      [EMBEDDING]: 'same-origin',
      'Permissions-Policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
  };
}

/** The headers of a path below the base, `/assets/site-1a2b.css`: what each host must end up sending. */
export function headersOf({ everywhere }: SiteHeaders, path: string): Headers {
  const isOne = (pattern: string) => new RegExp(`^/(?:${pattern})$`).test(path);
  if (isOne(ASSETS_PATTERN)) return { ...everywhere, ...IMMUTABLE };
  return isOne(EMBEDDED_PATTERN) ? { ...everywhere, ...EMBEDDED } : everywhere;
}

/**
 * The paths of all assets, for hosts that choose headers by the address alone, whether or not there is a file. A rule for
 * the folder would have browsers keep the answer that a file is missing, even after it is there. First come those that a
 * page waits for: Cloudflare reads no more than 100 rules (2026).
 */
export function assetPaths({ assets }: SiteHeaders): string[] {
  const [waitedFor = [], pictures = []] = [true, false].map((isWaitedFor) =>
    assets.filter((name) => /\.(?:js|css|json|woff2)$/.test(name) === isWaitedFor).sort(),
  );
  return [...waitedFor, ...pictures].map((name) => `/assets/${encodeURIComponent(name)}`);
}

/** A path as a regular expression, without `^`, `$` and the first slash: `assets/.+`, `favicon\.svg`. */
export function pathPattern(path: string): string {
  return escapePattern(path.slice(1)).replace(/\\\*$/, '.+');
}

/**
 * A string as a regular expression that matches it, valid in the syntax of every host. `RegExp.escape` would also escape
 * letters and hyphens, in ways that not every syntax has.
 */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Features that the site does not use (W3C Permissions Policy registry). Only names that Chromium 153 knows, since it logs
 * a warning for any other. Fullscreen, autoplay and picture-in-picture are allowed for video.
 */
const CLOSED_FEATURES = [
  ...'accelerometer camera display-capture encrypted-media geolocation gyroscope hid'.split(' '),
  ...'idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get'.split(
    ' ',
  ),
  ...'screen-wake-lock serial usb xr-spatial-tracking'.split(' '),
];
