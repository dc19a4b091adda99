import { globSync } from 'node:fs';
import {
  CACHE,
  EMBEDDING,
  headerRules,
  headersOf,
} from '../../../prerender/write/hosts/header-rules.ts';
import type { AuditedSite } from '../audited-site.ts';
import { type Answer, askServer } from './ask-server.ts';

/** A request to a host. */
interface Probe {
  path: string;
  /** Says what is wrong with the answer; empty when nothing is. */
  why: (answer: Answer, origin: string) => string | Promise<string>;
}

/** What the host at `origin` answers wrongly, each with its address. */
export async function wrongAnswers(origin: string, site: AuditedSite): Promise<string[]> {
  const lines: string[] = [];
  for (const { path, why } of probesOf(site)) {
    const reason = await why(await askServer(origin, path), origin);
    if (reason) lines.push(`${path} ${reason}`);
  }
  return lines;
}

/** All pages and their payloads, and one address of each other kind. */
function probesOf(site: AuditedSite): Probe[] {
  const kinds = ['**/*payload.json', 'assets/*.js', 'assets/*.css', 'og/*.png', '*.svg'];
  const files = kinds.flatMap((kind) => globSync(kind, { cwd: site.dist }));
  const notHome = site.routes.filter((route) => route !== '/');
  const misses = ['/no/such/page', '/assets/no-such-file-00000000.js', '/og/no-such-page.png'];
  const refusals = ['/%2e%2e/%2e%2e/etc/passwd', '//host.example/', '/%5chost.example/'];
  return [
    ...site.routes.map((path) => ({ path, why: notThisFile(site, site.files.get(path) ?? '') })),
    ...files.map((file) => ({ path: `/${file}`, why: notThisFile(site, file) })),
    ...notHome.map((route) => ({ path: `${route}/`, why: notMovedTo(route) })),
    ...notHome.map((route) => ({ path: `/${site.files.get(route)}`, why: notMovedTo(route) })),
    ...misses.map((path) => ({ path, why: notMissed(site) })),
    ...refusals.map((path) => ({ path, why: notRefused(site) })),
  ];
}

/** Wanted: a file, with its headers. */
function notThisFile(site: AuditedSite, file: string): Probe['why'] {
  // The build has written the policy for one host; every host must send the same.
  const [, policy = ''] = /^ *Content-Security-Policy: (.*)$/m.exec(site.read('_headers')) ?? [];
  const expected = headersOf(headerRules('/', 'https://www.example.com', policy, []), `/${file}`);
  return ({ status, headers, body }) => {
    if (status !== 200) return `answers ${status}`;
    if (body !== site.read(file)) return `does not answer with the file ${file}`;
    const wrong = Object.entries(expected).flatMap(([name, value]) => {
      const actual = headers.get(name) ?? '–';
      const allowed = [value];
      if (name === CACHE) allowed.push(`${value}, no-transform`);
      // Fetch §3.7: a repeated header is joined, matches no policy and so allows embedding, as `cross-origin` does.
      if (name === EMBEDDING && value === 'cross-origin') allowed.push(`same-origin, ${value}`);
      return allowed.includes(actual) ? [] : `${name}: ${actual} instead of ${value}`;
    });
    return wrong.join('; ');
  };
}

/** Wanted: a redirect, in one step or several, to the address of a page. */
function notMovedTo(target: string): Probe['why'] {
  return async ({ headers }, origin) => {
    const { url } = await fetch(new URL(headers.get('location') ?? '/', origin));
    return url === origin + target ? '' : `leads to ${url}`;
  };
}

/** Wanted: the 404 page with status 404, which nobody keeps. */
function notMissed(site: AuditedSite): Probe['why'] {
  return ({ status, headers, body }) => {
    if (status !== 404) return `answers ${status}`;
    if (body !== site.read('404.html')) return 'does not answer with 404.html';
    const cache = headers.get(CACHE) ?? '';
    return cache.includes('max-age=0') ? '' : `is missing, yet kept: ${cache}`;
  };
}

/** Wanted: no file, and no redirect to another site. */
function notRefused(site: AuditedSite): Probe['why'] {
  return ({ status, headers, body }, origin) => {
    if (status === 200 && body !== site.read('index.html'))
      return 'answers with a file that must not be served';
    const target = new URL(headers.get('location') ?? '', origin);
    return target.origin === origin ? '' : `leads to ${target}`;
  };
}
