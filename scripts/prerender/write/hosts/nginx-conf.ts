import { readFileSync } from 'node:fs';
import {
  ASSETS_PATTERN,
  CACHE,
  EMBEDDED,
  EMBEDDED_PATTERN,
  EMBEDDING,
  IMMUTABLE,
  type SiteHeaders,
} from './header-rules.ts';

const TEMPLATE = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');

/**
 * `nginx.conf`, a file for nginx's `conf.d/`, from the template beside this file. In a quoted string of nginx, `\.` stays
 * as it is.
 */
export function nginxConf({ base, siteUrl, everywhere }: SiteHeaders): string {
  const { [CACHE]: cache, [EMBEDDING]: embedding, ...constant } = everywhere;
  const parts: Readonly<Record<string, string | undefined>> = {
    base,
    host: new URL(siteUrl).hostname,
    cache,
    assets: ASSETS_PATTERN,
    immutable: IMMUTABLE[CACHE],
    embedding,
    embeddedPaths: EMBEDDED_PATTERN,
    embedded: EMBEDDED[EMBEDDING],
    headers: Object.entries(constant)
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n'),
  };
  return TEMPLATE.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
}
