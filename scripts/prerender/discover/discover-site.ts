import type { Fault } from '../faults/fault.ts';
import { discoverModules, type SiteModules } from './discover-modules.ts';
import { discoverPages, type Route } from './discover-pages.ts';

/** Everything found in the sources. */
export interface SiteSources {
  routes: readonly Route[];
  modules: SiteModules;
  faults: readonly Fault[];
}

/** Finds the routes of a site and its other modules. */
export function discoverSite(root: string): SiteSources {
  const { routes, faults } = discoverPages(root);
  const others = discoverModules(root);
  return { routes, modules: others.modules, faults: [...faults, ...others.faults] };
}
