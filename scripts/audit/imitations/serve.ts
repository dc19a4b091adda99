import { serveDist } from '../../browser/serve-dist.ts';
import { askServer } from './ask-server.ts';
import type { Imitation } from './imitation.ts';

/** The server that `npm start` runs. */
export const serve: Imitation = {
  name: 'serve.json (serve)',
  async start(dist) {
    const { origin, close } = await serveDist(dist);
    return { ask: (path) => askServer(Number(new URL(origin).port), path), close };
  },
};
