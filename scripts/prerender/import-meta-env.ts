import type { BuildOptions } from './options.ts';

/** The value of `import.meta.env` in all code of the site, on the server and in the browser, for compilers to put in. */
export function importMetaEnv({ base, siteUrl }: Pick<BuildOptions, 'base' | 'siteUrl'>) {
  return { 'import.meta.env': JSON.stringify({ BASE_URL: base, SITE_URL: siteUrl ?? null }) };
}
