import { cloudfrontFunction, cloudfrontHeadersPolicy } from './hosts/cloudfront.ts';
import type { HostModel } from './hosts/header-rules.ts';
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
export function hostFiles(model: HostModel): OutputText[] {
  return [
    { path: '_headers', text: netlifyHeaders(model) },
    { path: 'serve.json', text: serveJson(model) },
    // GitHub Pages runs Jekyll, which drops names that start with `_` or `.`, unless this file exists.
    { path: '.nojekyll', text: '' },
    { path: '.hosts/vercel.json', text: vercelJson(model) },
    { path: '.hosts/nginx.conf', text: nginxConf(model) },
    { path: '.hosts/cloudfront-function.js', text: cloudfrontFunction(model) },
    { path: '.hosts/cloudfront-headers-policy.json', text: cloudfrontHeadersPolicy(model) },
  ];
}
