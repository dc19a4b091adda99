import { afterAll, beforeAll, inject } from 'vitest';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import type { BuiltSite } from './build-sites.ts';
import { builtSite } from './built-site.ts';
import { serveFresh } from './serve-fresh.ts';

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
