/** `npm run snapshot`: builds the site and accepts its HTML, which `npm test` compares with from now on. */
import './prerender/require-node.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './prerender/build-site.ts';
import { formatFaults } from './prerender/faults/fault.ts';
import { faultsOf } from './prerender/faults/faults-of.ts';
import { PROJECT, readOptions } from './prerender/options.ts';
import { createProgress } from './prerender/progress.ts';
import { takeSnapshots, updateSnapshots } from './tools/snapshot/snapshots.ts';

process.env.TZ = 'UTC';

const folder = mkdtempSync(join(tmpdir(), 'pointwork-snapshot-'));
try {
  const options = readOptions(['--out', join(folder, 'dist')]);
  await buildSite(options, createProgress(process.stderr));
  const snapshots = takeSnapshots(join(folder, 'dist'));
  const changes = updateSnapshots(join(PROJECT, 'tests/snapshots'), snapshots);
  for (const { name, change } of changes)
    console.log(`${change.padEnd(8)} tests/snapshots/${name}`);
  console.log(`${snapshots.size} snapshots, ${changes.length || 'none'} of them changed`);
} catch (error) {
  console.error('The site was not built; the snapshots are unchanged.\n');
  console.error(formatFaults(faultsOf(error)));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
