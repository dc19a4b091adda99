/** `npm run snapshot`: builds the site and accepts its HTML, which `npm test` compares with from now on. */
import { join } from 'node:path';
import { runCommand } from './prerender/command-line.ts';
import { PROJECT } from './prerender/options.ts';
import { buildFresh } from './tools/build-fresh.ts';
import { takeSnapshots, updateSnapshots } from './tools/snapshot/snapshots.ts';

const usage = `Usage: npm run snapshot

Builds the site and accepts its HTML into tests/snapshots/. It has no options.
`;

await runCommand({ name: 'snapshot', usage, options: {} }, async () => {
  const snapshots = takeSnapshots(await buildFresh());
  const changes = updateSnapshots(join(PROJECT, 'tests/snapshots'), snapshots);
  for (const { name, change } of changes)
    console.log(`${change.padEnd(8)} tests/snapshots/${name}`);
  console.log(`${snapshots.size} snapshots, ${changes.length || 'none'} of them changed`);
});
