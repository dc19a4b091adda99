import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FOLDERS } from '../prerender/discover/discover-modules.ts';
import { BuildFailure, firstTwenty, formatFaults, messageOf } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { relativePath } from '../prerender/files/paths.ts';
import { PROJECT, unusableOption } from '../prerender/options.ts';
import { listenAtFreePort } from '../server/listen.ts';
import { createDevEndpoints } from './dev-endpoints.ts';
import type { DevOptions } from './dev-options.ts';
import { GALLERY } from './dev-paths.ts';
import { createDevServer } from './dev-server.ts';
import { openDevSite } from './dev-site.ts';
import { openDevSockets } from './dev-sockets.ts';
import { createFaultLog } from './fault-log.ts';
import { followSources } from './follow-sources.ts';
import { openGalleryFolder } from './gallery-folder.ts';
import { createSourceFinder } from './source-finder/source-finder.ts';
import { trackTabs } from './tabs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface RunningDevServer {
  /** With the base, such as `http://localhost:3000/`. */
  url: string;
  close: () => Promise<void>;
}

/** The engine's folders to follow, in addition to the site's. */
const ENGINE_FOLDERS = ['scripts/runtime', 'scripts/shared'];

/**
 * Serves a site from its sources until it is closed or the process exits.
 *
 * @param log receives a line for each change, and all faults, including those of pages that are not open.
 * @throws BuildFailure if the system does not let it listen there. What has been started then runs until the process
 *   exits.
 */
export async function runDevServer(
  { build, port, ...allowed }: DevOptions,
  log: (text: string) => void,
): Promise<RunningDevServer> {
  const { root, base } = build;
  const options = { ...build, development: true };
  const folder = makeTemporaryFolder();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const logFaults = createFaultLog(log);
  let checkController = new AbortController();
  let checking: Promise<void> = Promise.resolve();

  const check = async (signal: AbortSignal) => {
    const faults = await site.check(signal);
    if (!faults) return;
    logFaults(faults);
    await tabs.notify();
  };

  const refresh = async (files: readonly string[]) => {
    const started = performance.now();
    checkController.abort();
    checkController = new AbortController();
    const { signal } = checkController;
    const changed = files.map((file) => relativePath(root, file));
    await site.refresh(changed);
    await tabs.notify();
    const time = `${Math.round(performance.now() - started)} ms`;
    if (changed.length > 0) log(`${firstTwenty(changed)}: ${time}`);
    // One after another: they share a thread and a folder.
    checking = checking.then(() => check(signal));
  };

  const folders = [
    ...SITE_FOLDERS.map((name) => join(root, name)),
    ...ENGINE_FOLDERS.map((name) => join(PROJECT, name)),
  ];
  const sources = followSources(folders, refresh, (error) => log(formatFaults(faultsOf(error))));
  const site = openDevSite(options, folder, log, (files) => {
    for (const file of files) sources.add(join(root, file));
  });
  const gallery = openGalleryFolder(root, join(folder, 'gallery'), sources.version);
  const tabs = trackTabs(root, async (pathname) =>
    pathname.startsWith(GALLERY)
      ? { version: sources.version() }
      : site.page(site.routeOf(pathname)),
  );
  const handlers = [
    createSourceFinder(root, site.routeOf),
    await createDevEndpoints(root, site.assets, tabs),
  ];
  const { look } = sources;
  const server = createDevServer({ root, base, allowed, handlers, site, gallery, look });
  const closeSockets = openDevSockets(server, tabs, allowed);
  const listening = await listenAtFreePort(server, port, allowed.host).catch((error: unknown) => {
    const why = `Nothing can listen on --host ${allowed.host}, port ${port}: ${messageOf(error)}.`;
    throw new BuildFailure([unusableOption('dev', why)]);
  });
  if (port !== 0 && port !== listening.port) {
    log(`Port ${port} is in use, so the site is served on port ${listening.port}.`);
  }
  await refresh([]);

  return {
    url: listening.origin + base,
    async close() {
      checkController.abort();
      closeSockets();
      await Promise.all([sources.close(), listening.close(), checking]);
      await Promise.all([site.close(), gallery.close()]);
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}
