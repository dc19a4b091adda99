import { createRequire } from 'node:module';
import { afterAll, describe, expect, test } from 'vitest';
import {
  policyForHeader,
  policyOf,
} from '../../../../scripts/prerender/document/content-security-policy.ts';
import {
  CACHE,
  EMBEDDING,
  escapePattern,
  headerRules,
  headersOf,
} from '../../../../scripts/prerender/write/hosts/header-rules.ts';
import {
  hostFiles,
  netlifyHeaders,
  serveJson,
  vercelJson,
} from '../../../../scripts/prerender/write/hosts/host-files.ts';
import { nginxConf } from '../../../../scripts/prerender/write/hosts/nginx-conf.ts';
import { askServer } from '../../../../scripts/tools/audit/hosts/ask-server.ts';
import { serveDist } from '../../../../scripts/tools/browser/serve-dist.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { suiteFolder } from '../../../support/temporary-folder.ts';

/** One path of each kind of file, below the base. */
const SAMPLE_PATHS = [
  ...['/', '/contact', '/contact.html', '/contact.payload.json', '/site.webmanifest'],
  ...['/assets/site-1a2b3c4d.css', '/assets/ring-1a2b3c4d.svg', '/assets-of-ours/page'],
  ...['/og/index.png', '/favicon.svg', '/favicon.svg/nested', '/faviconXsvg', '/favicon.ico'],
];
/** Addresses at which there is no file. */
const MISSES = ['/nothing', '/assets/', '/assets/site-00000000.css', '/assets/ringX1a2b3c4d.svg'];
/** What hosts send that choose headers by the address, if no rule says otherwise. */
const BY_DEFAULT = { [CACHE]: 'public, max-age=0, must-revalidate' };

function sampleHeaders(base = '/', assets = ['ring-1a2b3c4d.svg', 'site-1a2b3c4d.css']) {
  const policy = policyForHeader(policyOf({ styleHashes: ['sha256-abc+/123='] }));
  return headerRules(base, 'https://www.example.com', policy, assets);
}

test('assets are kept for ever, all else is revalidated; only previews and icons may be embedded by others', () => {
  const page = {
    ...BY_DEFAULT,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), '),
    'Content-Security-Policy': expect.stringContaining("default-src 'none'; "),
  };
  const of = (path: string) => headersOf(sampleHeaders(), path);
  expect(of('/contact')).toEqual(page);
  const kept = { ...page, [CACHE]: 'public, max-age=31536000, immutable' };
  expect(of('/assets/a-1a2b3c4d.js')).toEqual(kept);
  const embeddable = { ...page, [EMBEDDING]: 'cross-origin' };
  for (const path of ['/og/index.png', '/favicon.ico']) expect(of(path)).toEqual(embeddable);
});

describe.each(['/', '/site/', '/a.b/c/'])('below %s', (base) => {
  const siteHeaders = sampleHeaders(base);
  const at = (path: string) => base.slice(0, -1) + path;
  const netlify = (path: string) => sentByNetlify(netlifyHeaders(siteHeaders), path);
  const vercel = (path: string) => sentByVercel(vercelJson(siteHeaders), base, path);
  const conf = nginxConf(siteHeaders);

  // Of nginx, the audit asks a running one.
  test.each([...SAMPLE_PATHS, '/404.html'])(
    'Netlify and Vercel send %s with the headers of the site',
    (path) => {
      const wanted = headersOf(siteHeaders, path);
      expect({ ...BY_DEFAULT, ...vercel(at(path)) }).toEqual(wanted);
      // Fetch §3.7: a joined value matches no policy, so it allows embedding, as `cross-origin` does.
      const joined = { [EMBEDDING]: wanted[EMBEDDING]?.replace(/^cross/, 'same-origin, cross') };
      expect({ ...BY_DEFAULT, ...netlify(at(path)) }).toEqual({ ...wanted, ...joined });
    },
  );

  test.each(MISSES)('no host has %s kept, where nothing is', (path) => {
    for (const sent of [netlify(at(path)), vercel(at(path))])
      expect(sent).not.toHaveProperty(CACHE);
  });

  test('_headers gives any other file only the headers that all files have, and none outside of the base', () => {
    expect(Object.keys(netlify('/elsewhere/favicon.svg')).length).toBe(base === '/' ? 8 : 0);
  });

  test('nginx.conf adds headers to every answer, and in the server block only, so that no location loses them', () => {
    const lines = conf.match(/^ *add_header .*/gm) ?? [];
    expect(lines.filter((line) => !/^ {4}add_header .* always;$/.test(line))).toEqual([]);
  });

  test('nginx.conf hides what is only for hosts, error pages at their own address, and hidden files, but not .well-known', () => {
    const [, pattern = ''] = /location ~ "(.*)" \{\n\s*internal;/.exec(conf) ?? [];
    const hidden = [
      ...['/_headers', '/serve.json', '/.hosts/nginx.conf', '/.git/config'],
      ...['/404.html', '/404', '/500'],
    ];
    const shown = ['/.well-known/security.txt', '/contact', '/manifest.json'];
    const isHidden = (path: string) => new RegExp(pattern).test(at(path));
    expect([...hidden, ...shown].filter(isHidden)).toEqual(hidden);
  });
});

test('nginx.conf redirects other addresses of the home page below a base to the one it has', () => {
  const conf = nginxConf(sampleHeaders('/site/'));
  const [, pattern = ''] = /location ~ "(.*)" \{\n\s*return 301 \/site\/\$/.exec(conf) ?? [];
  const addresses = ['/site', '/site/index.html', '/', '/index.html', '/site/contact'];
  expect(addresses.filter((path) => new RegExp(pattern).test(path))).toEqual(addresses.slice(0, 2));
});

test('nginx.conf has the types that nginx knows, and those of films and of what it does not know', () => {
  const conf = nginxConf(sampleHeaders());
  for (const line of ['include /etc/nginx/mime.types;', 'text/vtt vtt;', 'text/javascript mjs;']) {
    expect(conf).toContain(line);
  }
});

test('what a page waits for comes before pictures, since Cloudflare reads no more than 100 rules', () => {
  const names = ['a.png', 'b.js', 'c.svg', 'd.css', 'e.woff2'];
  const paths = netlifyHeaders(sampleHeaders('/', names)).match(/^\/assets\/.*$/gm);
  expect(paths).toEqual(
    ['b.js', 'd.css', 'e.woff2', 'a.png', 'c.svg'].map((name) => `/assets/${name}`),
  );
});

test('serve.json has only fields that `serve` accepts', () => {
  const fromServe = createRequire(import.meta.resolve('serve/package.json'));
  const schema = fromServe('@zeit/schemas/deployment/config-static') as { properties: object };
  const fields = Object.keys(JSON.parse(serveJson(sampleHeaders())));
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(fields));
});

test('vercel.json, at the root of the project, names the folder, and keeps one address per page', () => {
  const config = JSON.parse(vercelJson(sampleHeaders()));
  const wanted = { outputDirectory: 'dist', cleanUrls: true, trailingSlash: false };
  expect(config).toMatchObject(wanted);
});

const FILES = {
  'index.html': 'home page',
  'contact.html': 'contact page',
  'partners.html': 'partners page',
  'partners/atlassian.html': 'partner page',
  '404.html': 'not found page',
  '.well-known/security.txt': 'whom to tell',
};

describe('serve.json, as serve reads it,', async () => {
  const folder = suiteFolder();
  await writeFiles(folder, { ...FILES, ...hostFiles(sampleHeaders()) });
  const { origin, close } = await serveDist(folder);
  afterAll(close);
  const ask = (path: string, headers?: Record<string, string>) => askServer(origin, path, headers);

  // `unit/tools/audit.test.ts` has files and their headers.
  test.each(['/Contact', '/nope.json', '/assets/missing-1a2b3c4d.css', '/assets', '/.hosts'])(
    'answers %s with status 404 and the error page, with its headers',
    async (path) => {
      const { status, body, headers } = await ask(path);
      expect([status, body]).toEqual([404, FILES['404.html']]);
      for (const [name, value] of Object.entries(headersOf(sampleHeaders(), '/404.html'))) {
        expect(`${name}: ${headers.get(name)}`).toBe(`${name}: ${value}`);
      }
    },
  );

  test('sends what is in .well-known/ with the headers of the site', async () => {
    const { status, headers } = await ask('/.well-known/security.txt');
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  });

  test('lets a browser ask by its ETag whether a page has changed', async () => {
    const etag = (await ask('/contact')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{40}"$/);
    expect((await ask('/contact', { 'if-none-match': etag })).status).toBe(304);
  });
});

type Sent = Record<string, string>;

/** Every matching rule applies, and repeated headers are joined. */
function sentByNetlify(text: string, path: string): Sent {
  const sent: Sent = {};
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    if (!(pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path))
      continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
    }
  }
  return sent;
}

/** path-to-regexp: a source is literal outside groups, and a regular expression inside. No header may be set twice. */
function sentByVercel(text: string, base: string, path: string): Sent {
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(text);
  const sent = headers
    .filter(({ source }) => {
      expect(source.startsWith(`${base}(`)).toBe(true);
      return new RegExp(`^${escapePattern(base)}${source.slice(base.length)}$`).test(path);
    })
    .flatMap((hit) => hit.headers.map(({ key, value }) => [key, value] as const));
  expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length);
  return Object.fromEntries(sent);
}
