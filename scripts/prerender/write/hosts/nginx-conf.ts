import { readFileSync } from 'node:fs';
import { CACHE, pathsPattern, type SiteHeaders, splitHeaders } from './header-rules.ts';

const TEMPLATE = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');

/**
 * `nginx.conf`, a file for nginx's `conf.d/`, from the template beside this file. In a quoted string of nginx, `\.` stays
 * as it is.
 */
export function nginxConf(siteHeaders: SiteHeaders): string {
  const { base, rules, siteUrl } = siteHeaders;
  const { constant, varying } = splitHeaders(siteHeaders);
  const variable = (name: string) => `$pointwork_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = Object.entries(varying).map(([name, value]) => {
    const lines = rules.map(({ paths, headers }) => {
      return `    "~^${base}(?:${pathsPattern(paths)})$" "${headers[name] ?? value}";`;
    });
    if (name === CACHE) lines.push(`    "~\\.html$" "${value}, no-transform";`);
    return [`map $uri ${variable(name)} {`, `    default "${value}";`, ...lines, '}'].join('\n');
  });
  const headers = [
    ...Object.entries(constant).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    ...Object.keys(varying).map((name) => `    add_header ${name} ${variable(name)} always;`),
  ];
  const parts: Readonly<Record<string, string>> = {
    base,
    host: new URL(siteUrl).hostname,
    maps: maps.join('\n'),
    headers: headers.join('\n'),
  };
  return TEMPLATE.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
}
