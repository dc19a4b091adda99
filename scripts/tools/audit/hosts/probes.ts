import fs from 'node:fs';
import {
  type Headers,
  headerRules,
  headersOf,
} from '../../../prerender/write/hosts/header-rules.ts';
import { outputName } from '../../../shared/urls.ts';
import type { AuditedSite } from '../audited-site.ts';

/** A request to a host, and the answer that is expected. */
export type Probe = { path: string } & (
  | { wanted: 'file'; file: string; headers: Headers }
  /** A redirect, in one step or several, to this address and no other. */
  | { wanted: 'move'; target: string }
  /** The 404 page with status 404, which nobody keeps. */
  | { wanted: 'miss' }
  /** No file, and no redirect to another site. */
  | { wanted: 'refusal' }
);

/** One request of each kind. */
export function probesOf(site: AuditedSite): Probe[] {
  const siteHeaders = headerRules('/', 'https://www.example.com', policyOf(site), []);
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
  const moves = deepest === '/' ? [] : [`${deepest}/`, `${deepest}.html`];
  const misses = ['/no/such/page', '/assets/no-such-file-00000000.js', '/og/no-such-page.png'];
  const refusals = ['/%2e%2e/%2e%2e/etc/passwd', '//host.example/', '/%5chost.example/'];
  return [
    ...pages.map((page) => isFile(page, site.pages.get(page))),
    ...[...assets, ...files].map((file) => isFile(`/${file}`)),
    isFile(`/${outputName(deepest)}.payload.json`),
    ...moves.map((path): Probe => ({ path, wanted: 'move', target: deepest })),
    ...misses.map((path): Probe => ({ path, wanted: 'miss' })),
    ...refusals.map((path): Probe => ({ path, wanted: 'refusal' })),
  ];
}

/** The policy that the build has written for one host; every host must send the same. */
function policyOf(site: AuditedSite): string {
  return /^ *Content-Security-Policy: (.*)$/m.exec(site.read('_headers') ?? '')?.[1] ?? '';
}
