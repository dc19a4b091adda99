import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../shared/contracts.ts';
import { outputName } from '../shared/urls.ts';

/** The pages of a folder that the build has published. */
export interface SitePages {
  /** `/`, or the base path it was built for. */
  base: string;
  /** The paths of its routes that have a page. */
  routes: readonly string[];
  /** The path of each page, error pages included → its HTML file, relative to the folder. */
  files: ReadonlyMap<string, string>;
}

/** @throws Error that says what to do when the folder is not a built site. */
export function readSitePages(dist: string): SitePages {
  const file = join(dist, 'manifest.json');
  if (!existsSync(file))
    throw new Error(
      `${dist} is not a built site: it has no manifest.json. Run \`npm run build\` first, or name the folder that it has written.`,
    );
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const routes = Object.keys(manifest.routes).filter((path) => manifest.routes[path]?.payload);
  const files = new Map(routes.map((path) => [path, `${outputName(path)}.html`]));
  return {
    base: manifest.base,
    routes,
    files: files.set('/404', '404.html').set('/500', '500.html'),
  };
}
