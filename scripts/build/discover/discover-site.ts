import type { Fault } from '../faults/fault.ts';
import { discoverModules, type SiteModules } from './discover-modules.ts';
import { discoverPages, type Route } from './discover-pages.ts';

/** Everything found in the sources. */
export interface SiteSources {
  /** Absolute. */
  root: string;
  routes: readonly Route[];
  modules: SiteModules;
}

/** Finds the routes of a site and its other modules. */
export function discoverSite(root: string): { sources: SiteSources; faults: readonly Fault[] } {
  const pages = discoverPages(root);
  const others = discoverModules(root);
  return {
    sources: { root, routes: pages.routes, modules: others.modules },
    faults: [...pages.faults, ...others.faults],
  };
}
