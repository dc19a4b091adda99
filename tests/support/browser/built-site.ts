import { inject } from 'vitest';
import type { BuiltSite } from './build-sites.ts';

/** The folder of a site that was built when the test run started. @throws Error if it could not be built. */
export function builtSite(name: BuiltSite): string {
  const { folder, code, stderr } = inject('builtSites')[name];
  if (code === 0) return folder;
  throw new Error(`The site was not built, so this spec has nothing to test.\n${stderr}`);
}
