/**
 * `npm run gallery`: builds the gallery of all components and serves it on a free port until it is stopped. `-- --out
 * DIR` only builds it, into that folder; `-- --host NAME` makes it reachable from other machines.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import handler from 'serve-handler';
import { formatFaults } from './build/faults/fault.ts';
import { faultsOf } from './build/faults/faults-of.ts';
import { PROJECT } from './build/options.ts';
import { buildGallery } from './gallery/build-gallery.ts';
import { listen } from './server/listen.ts';

try {
  const string = { type: 'string' } as const;
  const { out, host } = parseArgs({ options: { out: string, host: string } }).values;
  const folder = out ? resolve(out) : temporaryFolder();
  const { sets, documents } = await buildGallery(PROJECT, folder);
  console.log(`${sets.length} components, ${documents.length} documents`);
  if (!out) await serve(folder, host);
} catch (error) {
  console.error(`The gallery was not built.\n\n${formatFaults(faultsOf(error))}`);
  process.exitCode = 1;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pointwork-gallery-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  return folder;
}

async function serve(folder: string, host: string | undefined): Promise<void> {
  const server = createServer((request, response) =>
    handler(request, response, { public: folder, cleanUrls: false }),
  );
  const { origin } = await listen(server, 0, host);
  console.log(`${origin}/index.html`);
}
