import { cloudfrontFunction, cloudfrontHeadersPolicy } from './hosts/cloudfront.ts';
import type { SiteHeaders } from './hosts/header-rules.ts';
import { netlifyHeaders } from './hosts/netlify-headers.ts';
import { nginxConf } from './hosts/nginx-conf.ts';
import { serveJson } from './hosts/serve-json.ts';
import { vercelJson } from './hosts/vercel-json.ts';

/** A text file of the output; its path is relative to `dist/`. */
export interface OutputText {
  path: string;
  text: string;
}

/**
 * The caching and security headers, in the format of each host. Hosts read the first three files where they are; those
 * under `.hosts/` are for copying.
 */
export function hostFiles(siteHeaders: SiteHeaders): OutputText[] {
  return [
    { path: '_headers', text: netlifyHeaders(siteHeaders) },
    { path: 'serve.json', text: serveJson(siteHeaders) },
    // GitHub Pages runs Jekyll, which drops names that start with `_` or `.`, unless this file exists.
    { path: '.nojekyll', text: '' },
    { path: '.hosts/vercel.json', text: vercelJson(siteHeaders) },
    { path: '.hosts/nginx.conf', text: nginxConf(siteHeaders) },
    { path: '.hosts/cloudfront-function.js', text: cloudfrontFunction(siteHeaders) },
    { path: '.hosts/cloudfront-headers-policy.json', text: cloudfrontHeadersPolicy(siteHeaders) },
  ];
}
