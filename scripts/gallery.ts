/**
 * `npm run gallery`: builds the gallery of all components and serves it on a free port until it is stopped.
 * With `-- --out DIR` it only builds it, into that folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import handler from 'serve-handler';
import { formatFaults } from './build/fault.ts';
import { faultsOf } from './build/faults-of.ts';
import { PROJECT } from './build/options.ts';
import { buildGallery } from './gallery/build-gallery.ts';

try {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
  const folder = out ? resolve(out) : temporaryFolder();
  const { sets, documents } = await buildGallery(PROJECT, folder);
  console.log(`${sets.length} components, ${documents.length} documents`);
  if (!out) serve(folder);
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

function serve(folder: string): void {
  const server = createServer((request, response) =>
    handler(request, response, { public: folder, cleanUrls: false }),
  );
  server.listen(0, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`http://localhost:${port}/index.html`);
  });
}
