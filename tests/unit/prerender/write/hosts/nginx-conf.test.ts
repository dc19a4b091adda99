import { describe, expect, test } from 'vitest';
import { headersOf } from '../../../../../scripts/prerender/write/hosts/header-rules.ts';
import { nginxConf } from '../../../../../scripts/prerender/write/hosts/nginx-conf.ts';
import { BASES, SAMPLE_PATHS, sampleHeaders } from '../../../../support/sites/host-samples.ts';

describe.each(BASES)('nginx.conf below %s', (base) => {
  const siteHeaders = sampleHeaders(base);
  const conf = nginxConf(siteHeaders);
  const prefix = base.slice(0, -1);

  test.each([...SAMPLE_PATHS, '/assets/'])('gives %s the headers of the site', (path) => {
    const wanted = headersOf(siteHeaders, path);
    const cache = `${wanted['Cache-Control']}${path.endsWith('.html') ? ', no-transform' : ''}`;

    expect(effectiveHeaders(conf, prefix + path)).toEqual({ ...wanted, 'Cache-Control': cache });
  });

  test.each([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['vtt', 'text/vtt'],
  ])('tells browsers, which may not guess, what a .%s file is', (extension, type) => {
    expect(new RegExp(`${type}\\s([^;]*)`).exec(conf)?.[1]?.split(/\s+/)).toContain(extension);
  });

  test('adds headers in the server block only, so that no location loses them', () => {
    expect(depthsOf('add_header', conf)).toEqual(new Set([1]));
  });

  test('adds headers to every answer, whatever its status', () => {
    const lines = conf.split('\n').filter((line) => line.trim().startsWith('add_header'));

    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([]);
  });

  test.each([
    ['/contact/', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/partners/atlassian/', '/partners/atlassian'],
  ])('redirects %s to %s', (path, target) => {
    expect(redirect(conf, prefix + path)).toBe(prefix + target);
  });

  test.each([
    ['/contact'],
    ['/contact/payload.json'],
    ['/Contact/'],
    ['/\\host/'],
    ['/a\r\nX-Header: 1/'],
    ['/a b/'],
    ['//host/'],
  ])('does not redirect %j', (path) => {
    expect(redirect(conf, prefix + path)).toBe(undefined);
  });

  test.each([
    ['/_headers'],
    ['/serve.json'],
    ['/.hosts/nginx.conf'],
    ['/404.html'],
    ['/.git/config'],
  ])('hides %s', (path) => {
    expect(hidden(conf).test(prefix + path)).toBe(true);
  });

  test.each([['/.well-known/security.txt'], ['/contact'], ['/manifest.json']])(
    'does not hide %s',
    (path) => {
      expect(hidden(conf).test(prefix + path)).toBe(false);
    },
  );

  test('answers unknown paths with the error page and status 404', () => {
    // With a `=`, the status would be that of the error page itself.
    expect(/error_page\s+404\s+([^;]*);/.exec(conf)?.[1]).toBe(`${base}404.html`);
  });
});

test.each(['/site', '/site/index.html'])(
  'nginx.conf redirects %s, another address of the home page below a base, to the one it has',
  (path) => {
    const [, target] =
      new RegExp(`location\\s*=\\s*${path}\\s*{\\s*return\\s+301\\s+([^;]*);`).exec(
        nginxConf(sampleHeaders('/site/')),
      ) ?? [];

    expect(target).toBe('/site/$is_args$args');
  },
);

/** How many blocks are around each use of a directive. */
function depthsOf(directive: string, conf: string): Set<number> {
  const depths = new Set<number>();
  let depth = 0;
  for (const [token] of conf.replace(/"[^"]*"|#.*/g, '').matchAll(/[{}]|[\w-]+/g)) {
    if (token === '{') depth++;
    else if (token === '}') depth--;
    else if (token === directive) depths.add(depth);
  }
  expect(depth).toBe(0);
  return depths;
}

/** The directives `add_header` and `map` as nginx reads them. */
function effectiveHeaders(conf: string, uri: string): Record<string, string> {
  const maps = new Map(
    [...conf.matchAll(/^map \$uri (\$\w+) \{\n([^}]*)\}/gm)].map(([, name, body = '']) => {
      const lines = [...body.matchAll(/(?:"~(.*)"|default) "(.*)";/g)];
      const hit = lines.find(([, pattern]) => pattern && regex(pattern).test(uri));
      const fallback = lines.find(([, pattern]) => pattern === undefined);
      return [name, (hit ?? fallback)?.[2] ?? ''];
    }),
  );
  const added = [...conf.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g)];
  return Object.fromEntries(
    added.map(([, name = '', text, variable]) => [name, text ?? maps.get(variable) ?? '']),
  );
}

function redirect(conf: string, uri: string): string | undefined {
  const [, pattern = ''] = /location ~ "(.*)" \{\n\s*return 301 \$1/.exec(conf) ?? [];
  return regex(pattern).exec(uri)?.[1];
}

function hidden(conf: string): RegExp {
  const [, pattern = ''] = /location ~ "(.*)" \{\n\s*internal;/.exec(conf) ?? [];
  return regex(pattern);
}

/** In a quoted string, nginx doubles each backslash. */
function regex(quoted: string): RegExp {
  return new RegExp(quoted.replaceAll('\\\\', '\\'));
}
