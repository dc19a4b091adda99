import { headerEntry, type SiteHeaders } from './header-rules.ts';

/**
 * `serve.json` for the npm package `serve`, which `npm start` runs.
 *
 * serve-handler matches its sources against the path of the *file* it sends, relative to the served folder
 * (`contact/index.html`, `404.html`), so the base path does not occur. Of several matches the last one sets a header.
 * Folders without a page are not listed. `serve` sends ETags by itself, and ends with an error if a field is not in its
 * schema.
 */
export function serveJson({ everywhere, rules }: SiteHeaders): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      headerEntry('**', everywhere),
      ...rules.flatMap(({ paths, headers }) =>
        paths.map((path) => headerEntry(path.slice(1).replace(/\*$/, '**'), headers)),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
