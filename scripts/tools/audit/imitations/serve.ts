import { askServer } from './ask-server.ts';
import type { Imitation } from './imitation.ts';

/** The server that `npm start` runs. */
export const serve: Imitation = {
  name: 'serve.json (serve)',
  async start(site) {
    const origin = await site.origin();
    return { ask: (path) => askServer(origin, path) };
  },
};
