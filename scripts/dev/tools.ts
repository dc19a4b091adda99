import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { OLDEST_BROWSERS } from '../shared/browsers.ts';
import { DEV_CLIENT, DEV_EVENTS, GALLERY } from './dev-paths.ts';
import type { Listeners } from './listeners.ts';
import type { Pages } from './pages.ts';
import { send } from './send.ts';

/** What pages get beside what the build makes: the script that keeps them in step, its events, replaceable styles. */
export interface Tools {
  /** False for an address that is not one of these. */
  answer: (url: URL, response: ServerResponse) => Promise<boolean>;
}

export async function openTools(pages: Pages, listeners: Listeners): Promise<Tools> {
  const client = await bundleClient();
  return {
    async answer({ pathname, searchParams }, response) {
      const style = pages.siteStyle(pathname);
      if (pathname === DEV_CLIENT) send(response, 200, 'text/javascript', client);
      else if (style !== undefined) send(response, 200, 'text/css', style);
      else if (pathname === DEV_EVENTS) {
        const path = searchParams.get('path') ?? '/';
        const place = path.startsWith(GALLERY) ? path : pages.routeOf(path);
        await listeners.add(response, place, searchParams.get('stamp') ?? '');
      } else return false;
      return true;
    },
  };
}

async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    entryPoints: [fileURLToPath(new URL('client/start.ts', import.meta.url))],
    format: 'esm',
    loader: { '.css': 'text' },
    logLevel: 'silent',
    target: OLDEST_BROWSERS,
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
