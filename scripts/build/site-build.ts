import type { AssetFiles } from './bundle/asset-files.ts';
import type { ClientBundle } from './bundle/bundle-client.ts';
import type { StyleBundle } from './bundle/bundle-styles.ts';
import type { SiteModules } from './discover/discover-modules.ts';
import type { Route } from './discover/discover-pages.ts';
import type { SiteParts } from './document/site-parts.ts';
import type { BuildOptions } from './options.ts';
import type { LayoutsResult } from './render/messages.ts';

/** A build under way: what the steps up to the rendering of pages have made. */
export interface SiteBuild {
  options: BuildOptions;
  routes: readonly Route[];
  modules: SiteModules;
  client: ClientBundle;
  styles: StyleBundle;
  layouts: LayoutsResult;
  parts: SiteParts;
  /** Grows until it is written. */
  assets: AssetFiles;
  /** The folder of the site to be, absolute. */
  folder: string;
}
