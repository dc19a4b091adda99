import { escapePattern } from '../../../shared/escape-pattern.ts';
import { CACHE, pathsPattern, type SiteHeaders, splitHeaders } from './header-rules.ts';

/**
 * `nginx.conf`: a file for nginx's `conf.d/`, tested with nginx 1.22.
 *
 * - `add_header` is used at the server level only: a location with its own would lose all the others. Values that
 *   differ by path come from a `map` of `$uri`, which is `/404.html` when a file is missing, so that a missing file is
 *   never marked as immutable.
 * - Proxies in front are told not to rewrite pages (RFC 9111 §5.2.2.6). They do not compress them then; nginx does.
 * - Redirects accept only paths made of characters that routes may have: `$1` is decoded, and anything else
 *   (`/%5Chost/`, `/%0d%0a/`) could become another host or another header.
 * - The base path is a folder below `root`: `/site/` is served from `root/site/`.
 */
export function nginxConf(siteHeaders: SiteHeaders): string {
  const { base, rules, siteUrl } = siteHeaders;
  const { hostname } = new URL(siteUrl);
  const { constant, varying } = splitHeaders(siteHeaders);
  const basePattern = escapePattern(base);

  const maps = Object.entries(varying).map(([name, value]) => {
    const lines = rules.map(({ paths, headers }) => {
      const pattern = `~^${basePattern}(?:${pathsPattern(paths)})$`;
      return `    ${quote(pattern)} ${quote(headers[name] ?? value)};`;
    });
    if (name === CACHE) lines.push(`    "~\\.html$" ${quote(`${value}, no-transform`)};`);
    return `map $uri ${variable(name)} {\n    default ${quote(value)};\n${lines.join('\n')}\n}`;
  });
  const headers = [
    ...Object.entries(constant).map(([name, value]) => [name, quote(value)]),
    ...Object.keys(varying).map((name) => [name, variable(name)]),
  ].map(([name, value]) => `    add_header ${name} ${value} always;`);

  // The base itself, with a slash at its end, is the only address of the home page.
  const others = [`${base}index.html`, ...(base === '/' ? [] : [base.slice(0, -1)])];
  const baseRedirects = others.map(
    (path) => `    location = ${path} {
        return 301 ${base}$is_args$args;
    }
`,
  );

  return `# Copy to /etc/nginx/conf.d/ and set root, server_name and TLS. Keep add_header out of every location: one there would replace all of these.
${maps.join('\n')}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    # The files of the build are in the folder ${base} below it.
    root /var/www/${hostname};

${headers.join('\n')}

    types {
${TYPES.map(([type, extensions]) => `        ${type} ${extensions};`).join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${LABELLED_TYPES.join(' ')};
    gzip on;
    gzip_vary on;
    gzip_types ${TEXT_TYPES.join(' ')};

    server_tokens off;
    absolute_redirect off;
    error_page 404 ${base}404.html;
    error_page 500 502 503 504 ${base}500.html;

    location / {
        try_files $uri $uri/index.html =404;
    }
    location = ${base} {
        try_files ${base}index.html =404;
    }
${baseRedirects.join('')}    # One address per page: no slash and no file name at the end.
    location ~ "^(${basePattern.slice(0, -1)}(?:/[a-z0-9-]+)+)/(?:index\\.html)?$" {
        return 301 $1$is_args$args;
    }
    location ~ "^${basePattern}(?:\\.(?!well-known/)|_headers$|serve\\.json$|(?:404|500)\\.html$)" {
        internal;
    }
}
`;
}

/** RFC 9110 media types of the files a build may contain; nginx's own list lacks some of them. */
const TYPES = [
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['text/javascript', 'js'],
  ['text/plain', 'txt'],
  ['application/json', 'json'],
  ['application/manifest+json', 'webmanifest'],
  ['application/xml', 'xml'],
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg jpeg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['image/x-icon', 'ico'],
  ['font/woff2', 'woff2'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['text/vtt', 'vtt'],
  ['application/pdf', 'pdf'],
] as const;

/** Without text/html: nginx always compresses and labels it, and warns if it is listed. */
const TEXT_TYPES = TYPES.map(([type]) => type).filter(
  (type) => type !== 'text/html' && /^text|json$|xml$/.test(type),
);

/** JSON is always UTF-8 and has no such parameter (RFC 8259 §11). */
const LABELLED_TYPES = TEXT_TYPES.filter((type) => !type.endsWith('json'));

function variable(header: string): string {
  return `$pointwork_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A string in nginx's configuration language. It cannot contain `$`, which starts a variable and has no escape. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
