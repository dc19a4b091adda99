import { inject } from 'vitest';
import { type ServedSite, serveDist } from '../../../scripts/tools/browser/serve-dist.ts';
import { basePrefix } from './below-base.ts';
import type { BuiltSite } from './build-sites.ts';

/** The origins of all sites that were served by this worker. */
const known = new Set<string>();

/** A site that was built when the tests started, and is served as long as they run. @throws Error if it could not be built. */
export function builtSite(name: BuiltSite): { folder: string; origin: string } {
  const { folder = '', origin, stderr } = inject('builtSites')[name] ?? {};
  if (origin) return { folder, origin };
  throw new Error(`The site was not built, so this test has nothing to test.\n${stderr}`);
}

/** The URL of a path (`/contact`) of such a site. */
export function at(path: string, site: BuiltSite = 'own'): string {
  return builtSite(site).origin + basePrefix() + path;
}

/**
 * Like `serveDist`, at an origin of which the browsers of this worker have nothing in their caches: the system may give
 * the same port twice.
 */
export async function serveFresh(...site: Parameters<typeof serveDist>): Promise<ServedSite> {
  const served = await serveDist(...site);
  if (!known.has(served.origin)) {
    known.add(served.origin);
    return served;
  }
  // Keeps the port until there is another.
  const other = await serveFresh(...site);
  await served.close();
  return other;
}
