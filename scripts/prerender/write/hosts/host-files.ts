import { withBase } from '../../../shared/urls.ts';
import {
  assetPaths,
  CACHE,
  EMBEDDED,
  EMBEDDED_PATHS,
  EMBEDDED_PATTERN,
  EMBEDDING,
  type Headers,
  IMMUTABLE,
  pathPattern,
  type SiteHeaders,
} from './header-rules.ts';
import { nginxConf } from './nginx-conf.ts';

/**
 * The caching and security headers, in the format of each host: path below `dist/` → content. Hosts read the first
 * three files where they are; those under `.hosts/` are for copying.
 */
export function hostFiles(siteHeaders: SiteHeaders): Record<string, string> {
  return {
    _headers: netlifyHeaders(siteHeaders),
    'serve.json': serveJson(siteHeaders),
    // GitHub Pages runs Jekyll, which drops names that start with `_` or `.`, unless this file exists.
    '.nojekyll': '',
    '.hosts/vercel.json': vercelJson(siteHeaders),
    '.hosts/nginx.conf': nginxConf(siteHeaders),
  };
}

/**
 * `_headers` for Netlify and Cloudflare (Pages, Workers static assets).
 *
 * Both apply every matching rule, to missing files too, and join repeated headers with a comma. Therefore:
 *
 * - only files that exist are cached for ever, by a rule for each;
 * - `/*` does not mention caching: by default both hosts revalidate, with exactly the value we want;
 * - previews and icons get `Cross-Origin-Resource-Policy: same-origin, cross-origin`. A browser that
 *   gets such a joined value blocks nothing (Fetch §3.7).
 */
export function netlifyHeaders(siteHeaders: SiteHeaders): string {
  const { [CACHE]: _default, ...security } = siteHeaders.everywhere;
  const rule = (path: string, headers: Headers) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [withBase(siteHeaders.base, path), ...lines].join('\n');
  };
  const blocks = [
    rule('/*', security),
    ...EMBEDDED_PATHS.map((path) => rule(path, EMBEDDED)),
    ...assetPaths(siteHeaders).map((path) => rule(path, IMMUTABLE)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * `serve.json` for the npm package `serve`, which `npm start` runs.
 *
 * serve-handler matches its sources against the path of the *file* it sends, relative to the served folder
 * (`contact.html`, `404.html`), so the base path does not occur. Of several matches the last one sets a header.
 * Folders without a page are not listed. `serve` sends ETags by itself, and ends with an error if a field is not in its
 * schema.
 */
export function serveJson({ everywhere }: SiteHeaders): string {
  return json({
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      headerEntry('**', everywhere),
      // `**` leaves out what begins with a dot.
      headerEntry('.well-known/**', everywhere),
      ...EMBEDDED_PATHS.map((path) => headerEntry(path.slice(1).replace(/\*$/, '**'), EMBEDDED)),
      headerEntry('assets/**', IMMUTABLE),
    ],
  });
}

/**
 * `vercel.json`, to be copied to the root of the project for each deployment. Sources are path-to-regexp patterns, and
 * apply to missing files too.
 *
 * - No two sources set the same header for one path: which of them would win is not documented.
 * - Only files that exist are cached for ever, by an entry for each. By default Vercel revalidates, with exactly the value
 *   we want.
 */
export function vercelJson(siteHeaders: SiteHeaders): string {
  const { base, everywhere } = siteHeaders;
  const { [CACHE]: _default, [EMBEDDING]: embedding = '', ...constant } = everywhere;
  const entryOf = (path: string, headers: Headers) =>
    headerEntry(`${base}(${pathPattern(path)})`, headers);
  const entries = [
    headerEntry(`${base}(.*)`, constant),
    headerEntry(`${base}((?!(?:${EMBEDDED_PATTERN})$).*)`, { [EMBEDDING]: embedding }),
    ...EMBEDDED_PATHS.map((path) => entryOf(path, EMBEDDED)),
    ...assetPaths(siteHeaders).map((path) => entryOf(path, IMMUTABLE)),
  ];
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    outputDirectory: 'dist',
    headers: entries,
  });
}

/** Headers for the paths of a pattern, as `serve` and Vercel write them. */
function headerEntry(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function json(config: object): string {
  return `${JSON.stringify(config, null, 2)}\n`;
}
