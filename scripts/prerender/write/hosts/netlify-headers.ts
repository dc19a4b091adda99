import { withBase } from '../../../shared/urls.ts';
import { CACHE, type Headers, rulesByAddress, type SiteHeaders } from './header-rules.ts';

/** Cloudflare reads no more, and says so at each upload. What has no rule is revalidated. */
const MOST_RULES = 100;

/**
 * `_headers` for Netlify and Cloudflare (Pages, Workers static assets).
 *
 * Both apply every matching rule, to missing files too, and join repeated headers with a comma. Therefore:
 *
 * - only files that exist are cached for ever, by a rule for each;
 * - `/*` does not mention caching: by default both hosts revalidate, with exactly the value we want;
 * - previews and icons get `Cross-Origin-Resource-Policy: same-origin, cross-origin`. A browser that
 *   gets such a joined value blocks nothing (Fetch §3.7).
 *
 * Lines have at most 2,000 characters, another limit of Cloudflare.
 */
export function netlifyHeaders(siteHeaders: SiteHeaders): string {
  const { base, everywhere } = siteHeaders;
  const { [CACHE]: _default, ...security } = everywhere;
  const blocks = [
    block(withBase(base, '/*'), security),
    ...rulesByAddress(siteHeaders).flatMap(({ paths, headers }) =>
      paths.map((path) => block(withBase(base, path), headers)),
    ),
  ];
  return `${blocks.slice(0, MOST_RULES).join('\n\n')}\n`;
}

function block(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}
