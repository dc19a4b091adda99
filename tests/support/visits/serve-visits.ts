import { mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { withoutBase } from '../browser/below-base.ts';
import { serveFresh } from '../browser/setup-site.ts';
import type { VisitsBuild } from './build-visits-site.ts';

/** A path's answer in place of its file. */
export interface Answer {
  status?: number;
  type?: string;
  body?: string;
}

/** Requests for a path that wait for the test. */
export interface Held {
  /** Resolves when the first request has arrived. */
  asked: Promise<void>;
  /** Answers waiting and later requests with the file that is deployed by then. */
  release: () => void;
}

/** A server for the visits fixture that a test can disturb. Paths are given without query and base. */
export interface VisitsServer {
  origin: string;
  /** The URL of a path. */
  at: (path: string) => string;
  /** Every requested path, in order. */
  requests: string[];
  /** Publishes another build, in one step. */
  deploy: (build: VisitsBuild) => Promise<void>;
  answer: (path: string, answer: Answer) => void;
  /** Answers with the path's file, changed by `change`, with status 200 unless told otherwise. */
  doctor: (path: string, change: (text: string) => string, status?: number) => void;
  hold: (path: string) => Held;
  /** Redirects every request to another origin from now on. */
  moveTo: (origin: string) => void;
  /** Answers with the file again. */
  heal: (path: string) => void;
  close: () => Promise<void>;
}

type Disturb = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Serves the visits fixture until it is closed. */
export async function serveVisits(): Promise<VisitsServer> {
  const builds = inject('visitsBuilds');
  const folder = await mkdtemp(join(tmpdir(), 'pointwork-host-'));
  const current = join(folder, 'current');
  const deploy = async (name: VisitsBuild) => {
    if (builds[name].fault) throw new Error(builds[name].fault);
    await symlink(builds[name].folder, join(folder, 'next'));
    await rename(join(folder, 'next'), current);
  };
  await deploy('first');
  const disturbed = new Map<string, Disturb>();
  const requests: string[] = [];
  let newOrigin: string | undefined;
  const server = await serveFresh(
    current,
    (request, response) => {
      const path = request.url?.replace(/\?.*/, '') ?? '';
      requests.push(request.method === 'GET' ? path : `${request.method} ${path}`);
      if (newOrigin) {
        response.writeHead(302, { location: newOrigin + request.url }).end();
        return true;
      }
      return (request.method === 'GET' && disturbed.get(path)?.(request, response)) || false;
    },
    inject('base'),
  );
  const answer = (response: ServerResponse, { status = 200, type, body = '' }: Answer) => {
    response.writeHead(status, { 'Content-Type': type ?? 'application/json' }).end(body);
    return true;
  };
  return {
    origin: server.origin,
    at: server.at,
    requests,
    deploy,
    answer: (path, given) =>
      disturbed.set(withoutBase(path), (_, response) => answer(response, given)),
    doctor: (path, change, status) => {
      disturbed.set(path, async (request, response) => {
        const file = request.url?.replace(/\?.*/, '') ?? '';
        const body = change(await readFile(join(current, file), 'utf8'));
        return answer(response, { body, ...(status && { status }) });
      });
    },
    hold: (path) => {
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
    moveTo: (origin) => {
      newOrigin = origin;
    },
    heal: (path) => disturbed.delete(path),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
