import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { newFolder } from '../../prerender/files/new-folder.ts';
import { PROJECT } from '../../prerender/options.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { readSitePages } from '../read-site-pages.ts';
import { serveCommand, startServer } from '../start-server.ts';
import { generateSite } from './generate-site.ts';
import { measureBuild } from './measure-build.ts';
import { astro, buildProject } from './site-tools.ts';
import { pagePath } from './site-words.ts';

/** A built site that is being served. */
export interface BrowsedSite {
  name: string;
  origin: string;
  routes: readonly string[];
}

/** Serves the site of this project and generated pages built with Astro, and runs a browser, while `use` does. */
export async function withServedSites<T>(
  use: (sites: readonly BrowsedSite[], browser: Browser) => Promise<T>,
): Promise<T> {
  const project = join(newFolder(), 'dist');
  await measureBuild(buildProject(PROJECT, project), newFolder(), newFolder());
  const peer = join(newFolder(), 'dist');
  await measureBuild(astro.build(peer), generateSite(astro, 100), newFolder());
  const servers = [
    await startServer((port) => serveCommand(project, port)),
    await startServer((port) => serveCommand(peer, port)),
  ] as const;
  const browser = await launchBrowser();
  try {
    const sites = [
      { name: 'this site', origin: servers[0].origin, routes: readSitePages(project).routes },
      { name: astro.name, origin: servers[1].origin, routes: [1, 2, 3].map(pagePath) },
    ];
    return await use(sites, browser);
  } finally {
    await Promise.all([browser, ...servers].map((server) => server.close()));
  }
}
