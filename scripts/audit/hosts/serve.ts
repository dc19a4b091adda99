import { serveDist } from '../../browser/serve-dist.ts';
import { ask } from './ask.ts';
import type { Host } from './host.ts';

/** The server that `npm start` runs. */
export const serve: Host = {
  name: 'serve.json (serve)',
  async open(dist) {
    const { origin, close } = await serveDist(dist);
    return { ask: (path) => ask(Number(new URL(origin).port), path), close };
  },
};
