import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { unusableOption } from '../prerender/command-line.ts';
import { SITE_FOLDERS } from '../prerender/discover/discover-modules.ts';
import {
  BuildFailure,
  formatFaults,
  listUpTo20,
  mergeByRoute,
  messageOf,
} from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { relativePath } from '../prerender/files/paths.ts';
import { PROJECT } from '../prerender/options.ts';
import { listen } from '../server/listen.ts';
import { hostRefusal } from './allowed-hosts.ts';
import { DEV_SOCKET } from './dev-contract.ts';
import type { DevOptions } from './dev-options.ts';
import { createDevServer } from './dev-server.ts';
import { openDevSite } from './dev-site.ts';
import { followSources } from './follow-sources.ts';

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
) {
  const { root, base } = build;
  let printedFaults = '';
  let checkController = new AbortController();
  let checking: Promise<void> = Promise.resolve();

  /** Tells open pages that they may be others by now. */
  const notify = () => {
    for (const socket of sockets.clients) socket.send('');
  };

  const check = async (signal: AbortSignal) => {
    const faults = await site.check(signal);
    if (!faults) return;
    notify();
    const text = formatFaults(mergeByRoute(faults));
    if (text !== printedFaults) log(text || 'All faults are gone.');
    printedFaults = text;
  };

  const refresh = async (files: readonly string[]) => {
    const started = performance.now();
    checkController.abort();
    checkController = new AbortController();
    const { signal } = checkController;
    const changed = files.map((file) => relativePath(root, file));
    site.change(changed);
    notify();
    await site.ready();
    const time = Math.round(performance.now() - started);
    if (changed.length > 0) log(`${listUpTo20(changed)}: ${time} ms`);
    // One after another: they share a thread and a folder.
    checking = checking.then(() => check(signal));
  };

  const site = openDevSite({ ...build, development: true }, log, (files) => {
    for (const file of files) sources.add(join(root, file));
  });
  const pollSources = () => sources.compareFiles();
  const server = await createDevServer({ root, base, allowed, site, pollSources });
  // Browsers allow more than six of them, and no proxy holds back what is sent.
  const sockets = new WebSocketServer({
    server,
    path: DEV_SOCKET,
    verifyClient: ({ req }, answer) => answer(!hostRefusal(req, allowed), 403),
  });
  sockets.on('connection', (socket) => socket.on('error', () => socket.terminate()));
  // The sockets also report that the port is in use, which is handled below.
  sockets.on('error', () => {});
  const folders = [
    ...SITE_FOLDERS.map((name) => join(root, name)),
    ...['scripts/runtime', 'scripts/shared'].map((name) => join(PROJECT, name)),
  ];
  const sources = followSources(folders, refresh, (error) => log(formatFaults(faultsOf(error))));
  const listening = await listen(server, port, allowed.host).catch((error: unknown) => {
    const why = `Nothing can listen on --host ${allowed.host}, port ${port}: ${messageOf(error)}`;
    throw new BuildFailure([unusableOption('dev', why)]);
  });
  await refresh([]);

  return {
    /** With the base, such as `http://localhost:3000/`. */
    url: listening.origin + base,
    async close(): Promise<void> {
      checkController.abort();
      for (const socket of sockets.clients) socket.terminate();
      await Promise.all([sources.close(), listening.close(), checking]);
      await site.close();
    },
  };
}
