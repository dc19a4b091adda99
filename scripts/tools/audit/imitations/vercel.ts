import { answerWithFile } from './answer-with-file.ts';
import { type Imitation, KEPT_MISSES } from './imitation.ts';

/** The part of the API that is used. */
interface RoutingUtils {
  default: {
    getTransformedRoutes: (config: object) => { routes: Route[]; error: Error | null };
  };
}

interface Route {
  src: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
}

/** Vercel: its own code turns `vercel.json` into routes, which are followed as its documentation says. */
export const vercel: Imitation = {
  name: '.hosts/vercel.json (routes of Vercel)',
  known: [
    KEPT_MISSES,
    [
      /^\/\/host\.example\/ leads to/,
      'the route is its own, the same for every site without slashes at the end',
    ],
  ],
  async start(site, context) {
    const { default: utils } = await context.tool<RoutingUtils>('@vercel/routing-utils');
    const { $schema: _, ...config } = JSON.parse(site.read('.hosts/vercel.json') ?? '{}');
    const { routes, error } = utils.getTransformedRoutes(config);
    if (error) throw error;
    const ask = async (path: string) => {
      const headers = new Headers();
      for (const route of routes) {
        const match = new RegExp(route.src).exec(path);
        if (!match) continue;
        for (const [name, value] of Object.entries(route.headers ?? {})) {
          headers.set(
            name,
            value.replace(/\$(\d)/g, (_all, group) => match[group] ?? ''),
          );
        }
        if (!route.continue) return { status: route.status ?? 200, headers, body: '' };
      }
      return answerWithFile(site, path, headers);
    };
    return { ask };
  },
};
