import { afterAll, beforeAll, inject } from 'vitest';
import { type ServedSite, serveDist } from '../../../scripts/tools/browser/serve-dist.ts';
import type { BuiltSite } from './build-sites.ts';

/** The origins of all sites that were served in this worker. */
const known = new Set<string>();

/**
 * Call it once at the top of a spec: serves a site that was built when the test run started. Returns a function that
 * turns a path (`/contact`) into a URL. If that build failed, so does the spec.
 */
export function setupSite(name: BuiltSite = 'own'): (path: string) => string {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveFresh(builtSite(name), undefined, inject('base'));
  });
  afterAll(() => site?.close());
  return (path) => site.at(path);
}

/** The folder of a site that was built when the test run started. @throws Error if it could not be built. */
export function builtSite(name: BuiltSite): string {
  const { folder = '', code, stderr } = inject('builtSites')[name] ?? {};
  if (code === 0) return folder;
  throw new Error(`The site was not built, so this spec has nothing to test.\n${stderr}`);
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
