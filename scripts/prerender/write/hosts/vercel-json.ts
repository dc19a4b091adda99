import { headerEntry, pathsPattern, type SiteHeaders, splitHeaders } from './header-rules.ts';

/**
 * `vercel.json`, to be copied into the folder that is deployed. Sources are path-to-regexp patterns.
 *
 * No two sources set the same header for one path: which of them would win is not documented.
 */
export function vercelJson(siteHeaders: SiteHeaders): string {
  const { base, rules } = siteHeaders;
  const { constant, varying } = splitHeaders(siteHeaders);
  const covered = pathsPattern(rules.flatMap(({ paths }) => paths));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      headerEntry(`${base}(.*)`, constant),
      headerEntry(`${base}((?!(?:${covered})$).*)`, varying),
      ...rules.map(({ paths, headers }) =>
        headerEntry(`${base}(${pathsPattern(paths)})`, { ...varying, ...headers }),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
