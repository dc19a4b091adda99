import { withBase } from '../../../shared/urls.ts';
import { CACHE, type Headers, type SiteHeaders } from './header-rules.ts';

/**
 * `_headers` for Netlify and Cloudflare (Pages, Workers static assets).
 *
 * Both apply every matching rule and join repeated headers with a comma. Therefore:
 *
 * - `/*` does not mention caching: by default both hosts revalidate, with exactly the value we want;
 * - previews and icons get `Cross-Origin-Resource-Policy: same-origin, cross-origin`. A browser that
 *   gets such a joined value blocks nothing (Fetch §3.7).
 *
 * Cloudflare's limits: 100 rules, 2,000 characters per line. There is one rule per path pattern, however many routes
 * the site has.
 */
export function netlifyHeaders({ base, everywhere, rules }: SiteHeaders): string {
  const { [CACHE]: _default, ...security } = everywhere;
  const blocks = [
    block(withBase(base, '/*'), security),
    ...rules.flatMap(({ paths, headers }) =>
      paths.map((path) => block(withBase(base, path), headers)),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function block(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}
