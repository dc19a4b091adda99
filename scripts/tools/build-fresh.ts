import { join } from 'node:path';
import { buildSite } from '../prerender/build-site.ts';
import { newFolder } from '../prerender/files/new-folder.ts';
import { buildOptions } from '../prerender/options.ts';
import { createProgress } from '../prerender/progress.ts';

/**
 * Builds the site from its sources as they are now.
 *
 * @returns the folder that it is in until the process exits.
 * @throws BuildFailure with the faults of the site.
 */
export async function buildFresh(): Promise<string> {
  // The same time zone as in `npm run build`.
  process.env.TZ = 'UTC';
  const dist = join(newFolder(), 'dist');
  await buildSite(buildOptions({ out: dist }, 'build'), createProgress(process.stderr));
  return dist;
}
