import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { serveDist } from '../browser/serve-dist.ts';
import { readSitePages } from '../snapshot/read-site-pages.ts';
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
  const own = join(bench.newFolder(), 'dist');
  await bench.warm(bench.project, own);
  const served = [
    { name: 'this site', routes: readSitePages(own).routes, ...(await serveDist(own)) },
  ];
  if (bench.tools.includes(astro)) {
    const folder = join(bench.newFolder(), 'dist');
    await bench.warm(await bench.site(astro, 100), folder);
    writeFileSync(join(folder, 'serve.json'), '{}');
    served.push({
      name: astro.name,
      routes: [0, 1, 2].map(pagePath),
      ...(await serveDist(folder)),
    });
  }
  const browser = await launchBrowser();
  try {
    return await use(served, browser);
  } finally {
    await Promise.all([browser, ...served].map((each) => each.close()));
  }
}
