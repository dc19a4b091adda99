import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Manifest } from '../../shared/contracts.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { serveDist } from '../browser/serve-dist.ts';
import type { Bench } from './bench-run.ts';
import { pagePath } from './site-words.ts';
import { astro } from './tools/astro.ts';

/** A built site that is being served. */
export interface BrowsedSite {
  name: string;
  origin: string;
  routes: readonly string[];
}

/**
 * Serves the site of this project and runs a browser while `use` does; with `--peers` also generated pages built with
 * Astro's client router.
 */
export async function withServedSites<T>(
  bench: Bench,
  use: (sites: readonly BrowsedSite[], browser: Browser) => Promise<T>,
): Promise<T> {
  const own = bench.newFolder();
  await bench.warm(bench.project, own);
  const manifest: Manifest = JSON.parse(readFileSync(join(own, 'manifest.json'), 'utf8'));
  const folders = [{ name: 'this site', folder: own, routes: Object.keys(manifest.routes) }];
  if (bench.options.hasPeers) {
    const folder = bench.newFolder();
    await bench.warm(await bench.site(astro, 100), folder);
    folders.push({ name: astro.name, folder, routes: [0, 1, 2].map(pagePath) });
  }
  const served = await Promise.all(
    folders.map(async ({ folder, ...site }) => ({ ...site, ...(await serve(folder)) })),
  );
  const browser = await launchBrowser();
  try {
    return await use(served, browser);
  } finally {
    await Promise.all([browser, ...served].map((each) => each.close()));
  }
}

function serve(folder: string) {
  const rules = join(folder, 'serve.json');
  if (!existsSync(rules)) writeFileSync(rules, '{}');
  return serveDist(folder);
}
