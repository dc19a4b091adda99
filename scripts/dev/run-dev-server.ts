import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_FOLDERS } from '../prerender/discover/discover-modules.ts';
import { BuildFailure, formatFaults, messageOf } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { relativePath } from '../prerender/files/relative-path.ts';
import { PROJECT, unusableOption } from '../prerender/options.ts';
import { findFreePort } from '../server/find-free-port.ts';
import { listen } from '../server/listen.ts';
import { createDevEndpoints } from './dev-endpoints.ts';
import type { DevOptions } from './dev-options.ts';
import { createDevServer } from './dev-server.ts';
import { openDevSite } from './dev-site.ts';
import { createFaultLog } from './fault-log.ts';
import { openGalleryFolder } from './gallery-folder.ts';
import { createPageResponses } from './page-responses.ts';
import { createSourceFinder } from './source-finder/source-finder.ts';
import { trackTabs } from './tabs.ts';
import { watchSources } from './watch-sources.ts';

export interface RunningDevServer {
  /** With the base, such as `http://localhost:3000/`. */
  url: string;
  close: () => Promise<void>;
}

/** The engine's folders to watch for changes, in addition to the site's. */
const ENGINE_FOLDERS = ['scripts/runtime', 'scripts/shared'];

/**
 * Serves a site from its sources until it is closed or the process exits.
 *
 * @param log receives a line for each change, and all faults, including those of pages that are not open.
 * @throws BuildFailure if the system does not let it listen there. What has been started then runs until the process
 *   exits.
 */
export async function runDevServer(
  { build: buildOptions, port, host }: DevOptions,
  log: (text: string) => void,
): Promise<RunningDevServer> {
  const { root, base } = buildOptions;
  const folder = mkdtempSync(join(tmpdir(), 'pointwork-dev-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const site = openDevSite(buildOptions, folder, log);
  const pages = createPageResponses(site, base);
  const tabs = trackTabs(root, pages.get);
  const handlers = [createSourceFinder(root, pages), await createDevEndpoints(pages, tabs)];
  const gallery = openGalleryFolder(root, join(folder, 'gallery'));
  const server = createDevServer({ base, handlers, pages, gallery, folder: site.folder });

  const faultLog = createFaultLog(log);
  let checkController = new AbortController();
  let checking: Promise<void> = Promise.resolve();

  const check = async (signal: AbortSignal) => {
    const faults = await site.check(signal);
    if (!faults) return;
    faultLog.replace(faults);
    await tabs.notifyFaults();
  };

  const refresh = async (files: readonly string[]) => {
    const started = performance.now();
    checkController.abort();
    checkController = new AbortController();
    const { signal } = checkController;
    gallery.invalidate();
    const changed = files.map((file) => relativePath(root, file));
    const faults = await site.refresh(changed);
    await tabs.notify();
    const time = `${Math.round(performance.now() - started)} ms`;
    if (changed.length > 0) log(`${changed.join(', ')}: ${time}`);
    if (signal.aborted) return;
    faultLog.add(faults);
    // One after another: they share a thread and a folder.
    checking = checking.then(() => check(signal));
  };

  const folders = [
    ...SITE_FOLDERS.map((folder) => join(root, folder)),
    ...ENGINE_FOLDERS.map((folder) => join(PROJECT, folder)),
  ];
  const stopWatching = watchSources(folders, refresh, (error) =>
    log(formatFaults(faultsOf(error))),
  );
  const free = port === 0 ? 0 : await findFreePort(port);
  if (free !== port) log(`Port ${port} is in use, so the site is served on port ${free}.`);
  const { origin, close } = await listen(server, free, host).catch((error: unknown) => {
    const why = `Nothing can listen on --host ${host}, port ${free}: ${messageOf(error)}.`;
    throw new BuildFailure([unusableOption('dev', why)]);
  });
  await refresh([]);

  return {
    url: origin + base,
    async close() {
      stopWatching();
      checkController.abort();
      await checking;
      await close();
      await Promise.all([site.close(), gallery.close()]);
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}
