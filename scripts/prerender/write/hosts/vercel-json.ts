import {
  CACHE,
  headerEntry,
  pathsPattern,
  rulesByAddress,
  type SiteHeaders,
  splitHeaders,
} from './header-rules.ts';

/** Vercel takes no more (the schema of `vercel.json`). What has no entry is revalidated. */
const MOST_ENTRIES = 2_048;

/**
 * `vercel.json`, to be copied into the folder that is deployed. Sources are path-to-regexp patterns, and apply to missing
 * files too.
 *
 * - No two sources set the same header for one path: which of them would win is not documented.
 * - Only files that exist are cached for ever, by an entry for each. By default Vercel revalidates, with exactly the value
 *   we want.
 */
export function vercelJson(siteHeaders: SiteHeaders): string {
  const { base } = siteHeaders;
  const { constant, varying } = splitHeaders(siteHeaders);
  const { [CACHE]: _default, ...others } = varying;
  const rules = rulesByAddress(siteHeaders);
  const covered = rules.filter(({ headers }) => !headers[CACHE]).flatMap(({ paths }) => paths);
  const entries = [
    headerEntry(`${base}(.*)`, constant),
    headerEntry(`${base}((?!(?:${pathsPattern(covered)})$).*)`, others),
    ...rules.flatMap(({ paths, headers }) =>
      paths.map((path) => headerEntry(`${base}(${pathsPattern([path])})`, headers)),
    ),
  ];
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: entries.slice(0, MOST_ENTRIES),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
