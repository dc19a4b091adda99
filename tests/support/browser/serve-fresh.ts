import { type ServedSite, serveDist } from '../../../scripts/tools/browser/serve-dist.ts';

/** The origins of all sites that were served in this worker. */
const known = new Set<string>();

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
