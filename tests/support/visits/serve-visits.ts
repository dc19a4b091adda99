import { readFile, rename, symlink } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { BuiltSite } from '../browser/build-sites.ts';
import { builtSite, serveFresh } from '../browser/built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export type VisitsServer = Awaited<ReturnType<typeof serveVisits>>;

/** A path's answer in place of its file. */
type Answer = { status?: number; type?: string; body?: string };

type Disturb = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Serves the visits fixture to the running test, which can disturb it. Paths are given without query and base. */
export async function serveVisits() {
  const folder = await temporaryFolder();
  const current = join(folder, 'current');
  /** Publishes a build, in one step. */
  const deploy = async (name: BuiltSite) => {
    await symlink(builtSite(name).folder, join(folder, 'next'));
    await rename(join(folder, 'next'), current);
  };
  await deploy('visits');
  const disturbed = new Map<string, Disturb>();
  /** Every requested path, in order. */
  const requests: string[] = [];
  const server = await serveFresh(
    current,
    (request, response) => {
      const path = request.url?.replace(/\?.*/, '') ?? '';
      requests.push(request.method === 'GET' ? path : `${request.method} ${path}`);
      return (request.method === 'GET' && disturbed.get(path)?.(request, response)) || false;
    },
    inject('base'),
  );
  onTestFinished(server.close);
  const send = (response: ServerResponse, { status = 200, type, body = '' }: Answer) => {
    response.writeHead(status, { 'Content-Type': type ?? 'application/json' }).end(body);
    return true;
  };
  return {
    origin: server.origin,
    at: server.at,
    requests,
    deploy,
    /** Answers in place of the path's file. */
    answer: (path: string, answer: Answer) =>
      disturbed.set(path, (_, response) => send(response, answer)),
    /** Answers with the path's file, changed by `change`. */
    doctor: (path: string, change: (text: string) => string) =>
      disturbed.set(path, async (_, response) =>
        send(response, { body: change(await readFile(join(current, path), 'utf8')) }),
      ),
    /**
     * Has requests for a path wait for the test.
     *
     * @returns `asked`, which resolves when the first has arrived, and what answers those waiting, and later ones, with
     *   the file that is deployed by then.
     */
    hold: (path: string) => {
      const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const held: Disturb = async (request, response) => {
        ask();
        await released;
        // What has been said about the path by now also applies to the requests that have waited.
        const later = disturbed.get(path);
        return later === held ? false : (later?.(request, response) ?? false);
      };
      disturbed.set(path, held);
      return { asked, release };
    },
    /** Answers with the file again. */
    heal: (path: string) => disturbed.delete(path),
  };
}
