import { cloudfrontFunction, cloudfrontHeadersPolicy } from './hosts/cloudfront.ts';
import type { SiteHeaders } from './hosts/header-rules.ts';
import { netlifyHeaders } from './hosts/netlify-headers.ts';
import { nginxConf } from './hosts/nginx-conf.ts';
import { serveJson } from './hosts/serve-json.ts';
import { vercelJson } from './hosts/vercel-json.ts';
import type { OutputFile } from './output-file.ts';

/**
 * The caching and security headers, in the format of each host. Hosts read the first three files where they are; those
 * under `.hosts/` are for copying.
 */
export function hostFiles(siteHeaders: SiteHeaders): OutputFile[] {
  return [
    { path: '_headers', content: netlifyHeaders(siteHeaders) },
    { path: 'serve.json', content: serveJson(siteHeaders) },
    // GitHub Pages runs Jekyll, which drops names that start with `_` or `.`, unless this file exists.
    { path: '.nojekyll', content: '' },
    { path: '.hosts/vercel.json', content: vercelJson(siteHeaders) },
    { path: '.hosts/nginx.conf', content: nginxConf(siteHeaders) },
    { path: '.hosts/cloudfront-function.js', content: cloudfrontFunction(siteHeaders) },
    {
      path: '.hosts/cloudfront-headers-policy.json',
      content: cloudfrontHeadersPolicy(siteHeaders),
    },
  ];
}
