import type { SiteHeaders } from './hosts/header-rules.ts';
import { netlifyHeaders } from './hosts/netlify-headers.ts';
import { nginxConf } from './hosts/nginx-conf.ts';
import { serveJson } from './hosts/serve-json.ts';
import { vercelJson } from './hosts/vercel-json.ts';

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
