import { afterAll, beforeAll, inject } from 'vitest';
import { type ServedSite, serveDist } from '../../scripts/browser/serve-dist.ts';

/**
 * Call it once at the top of a spec: serves the site that was built when the test run started. Returns a function that
 * turns a path (`/contact`) into a URL. If that build failed, so does the spec.
 */
export function setupSite(): (path: string) => string {
  let site: ServedSite;
  beforeAll(async () => {
    const { folder, code, stderr } = inject('builtSite');
    if (code !== 0) {
      throw new Error(`The site was not built, so this spec has nothing to test.\n${stderr}`);
    }
    site = await serveDist(folder, undefined, inject('base'));
  });
  afterAll(() => site?.close());
  return (path) => site.at(path);
}
