import { discoverSite } from '../../scripts/prerender/discover/discover-modules.ts';
import { projectRoot } from './project-root.ts';

/** The paths of all pages of the site: what holds for every route is tested on each. */
export const ROUTES = discoverSite(projectRoot).routes.map(({ path }) => path);
