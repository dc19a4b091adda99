import { withBase } from '../../../shared/urls.ts';
import { CACHE, type Headers, type HostModel } from './header-rules.ts';

/**
 * `_headers` of Netlify and of Cloudflare (Pages, Workers static assets).
 *
 * Both apply every rule that matches a path and join repeated headers with a comma, therefore:
 * - `/*` says nothing of caching: both hosts revalidate by default, with the very value of the model;
 * - the joined `Cross-Origin-Resource-Policy: same-origin, cross-origin` of previews and icons is
 *   what Fetch §3.7 calls "allowed": it matches no policy, so that none applies.
 *
 * Limits of Cloudflare: 100 rules, 2,000 characters a line. There is one rule per path pattern,
 * however many routes the site has.
 */
export function netlifyHeaders({ base, everywhere, rules }: HostModel): string {
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
