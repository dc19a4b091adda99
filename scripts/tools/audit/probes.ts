import fs from 'node:fs';
import { type Headers, headerRules, headersOf } from '../../prerender/write/hosts/header-rules.ts';
import { outputFolder } from '../../shared/urls.ts';
import type { AuditedSite } from './audited-site.ts';

/** A request to a host, and the answer that is expected. */
export type Probe = { path: string } & (
  | { wanted: 'file'; file: string; headers: Headers }
  /** A redirect, in one step or several, to this address and no other. */
  | { wanted: 'move'; target: string }
  /** The 404 page with status 404, which must not be cached for ever. */
  | { wanted: 'miss' }
  /** No file, and no redirect to another site. */
  | { wanted: 'refusal' }
);

/** One request of each kind, fifteen if the site has more than a home page. */
export function probesOf(site: AuditedSite): Probe[] {
  const siteHeaders = headerRules('/', 'https://www.example.com', policyOf(site));
  const isFile = (path: string, file = path.slice(1)): Probe => ({
    path,
    wanted: 'file',
    file,
    headers: headersOf(siteHeaders, `/${file}`),
  });
  const depth = (route: string) => route.split('/').length;
  const [deepest = '/'] = site.routes.toSorted((one, other) => depth(other) - depth(one));
  const pages = deepest === '/' ? ['/'] : ['/', deepest];
  const assets = ['assets/*.js', 'assets/*.css'].flatMap(
    (pattern) => fs.globSync(pattern, { cwd: site.dist })[0] ?? [],
  );
  const files = ['og/index.png', 'favicon.svg', 'manifest.json'].filter((file) => site.read(file));
  return [
    ...pages.map((page) => isFile(page, site.pages.get(page))),
    ...[...assets, ...files].map((file) => isFile(`/${file}`)),
    isFile(`/${outputFolder(deepest)}payload.json`),
    ...(deepest === '/'
      ? []
      : ([
          { path: `${deepest}/`, wanted: 'move', target: deepest },
          { path: `${deepest}/index.html`, wanted: 'move', target: deepest },
        ] as const)),
    { path: '/no/such/page', wanted: 'miss' },
    { path: '/assets/no-such-file-00000000.js', wanted: 'miss' },
    { path: '/%2e%2e/%2e%2e/etc/passwd', wanted: 'refusal' },
    { path: '//host.example/', wanted: 'refusal' },
    { path: '/%5chost.example/', wanted: 'refusal' },
  ];
}

/** The policy that the build has written for one host; every host must send the same. */
function policyOf(site: AuditedSite): string {
  return /^ *Content-Security-Policy: (.*)$/m.exec(site.read('_headers') ?? '')?.[1] ?? '';
}
