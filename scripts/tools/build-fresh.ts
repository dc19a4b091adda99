import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../prerender/build-site.ts';
import { readOptions } from '../prerender/options.ts';
import { createProgress } from '../prerender/progress.ts';

/**
 * Builds the site from its sources as they are now, into a folder of its own, which is removed after `use`.
 *
 * @throws BuildFailure with the faults of the site.
 */
export async function buildFresh<Result>(use: (dist: string) => Promise<Result>): Promise<Result> {
  // The same time zone as in `npm run build`.
  process.env.TZ = 'UTC';
  const folder = mkdtempSync(join(tmpdir(), 'pointwork-fresh-'));
  const dist = join(folder, 'dist');
  try {
    await buildSite(readOptions(['--out', dist]), createProgress(process.stderr));
    return await use(dist);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
