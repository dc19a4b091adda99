import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveDist } from '../browser/serve-dist.ts';
import type { Manifest } from '../shared/contracts.ts';
import type { Bench } from './bench-run.ts';
import { pagePath } from './site-words.ts';
import { astro } from './tools/astro.ts';

/** A built site that a browser can ask. */
export interface BrowsedSite {
  name: string;
  origin: string;
  routes: readonly string[];
}

/** Serves this project and, with peers, Astro's generated pages with its client router, while `use` looks at them. */
export async function withServedSites<T>(
  bench: Bench,
  use: (sites: readonly BrowsedSite[]) => Promise<T>,
): Promise<T> {
  const ours = bench.newFolder();
  await bench.warm(bench.project, ours);
  const manifest: Manifest = JSON.parse(readFileSync(join(ours, 'manifest.json'), 'utf8'));
  const folders = [{ name: 'here', folder: ours, routes: Object.keys(manifest.routes) }];
  if (bench.options.hasPeers) {
    const folder = bench.newFolder();
    await bench.warm(await bench.site(astro, 100), folder);
    folders.push({ name: astro.name, folder, routes: [0, 1, 2].map(pagePath) });
  }
  const served = await Promise.all(
    folders.map(async ({ folder, ...site }) => ({ ...site, ...(await serve(folder)) })),
  );
  try {
    return await use(served);
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

function serve(folder: string) {
  const rules = join(folder, 'serve.json');
  if (!existsSync(rules)) writeFileSync(rules, '{}');
  return serveDist(folder);
}
