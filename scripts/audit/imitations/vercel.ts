import { fileAt, type Imitation, KEPT_MISSES, lowerCase } from './imitation.ts';

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
  known: new Map([
    KEPT_MISSES,
    [
      /^\/\/host\.example\/ leads to/,
      'the route is its own, the same for every site without slashes at the end',
    ],
  ]),
  async start(dist, context) {
    const { default: utils } = await context.tool<RoutingUtils>('@vercel/routing-utils');
    const { $schema: _, ...config } = JSON.parse(fileAt(dist, '.hosts/vercel.json') ?? '{}');
    const { routes, error } = utils.getTransformedRoutes(config);
    if (error) throw error;
    const ask = async (path: string) => {
      const headers: Record<string, string> = {};
      for (const route of routes) {
        const match = new RegExp(route.src).exec(path);
        if (!match) continue;
        const set = Object.entries(route.headers ?? {}).map(([name, value]) => [
          name,
          value.replace(/\$(\d)/g, (_all, group) => match[group] ?? ''),
        ]);
        Object.assign(headers, lowerCase(Object.fromEntries(set)));
        if (!route.continue) return { status: route.status ?? 200, headers, body: '' };
      }
      const body = fileAt(dist, path) ?? fileAt(dist, `${path}/index.html`);
      if (body !== undefined) return { status: 200, headers, body };
      return { status: 404, headers, body: fileAt(dist, '404.html') ?? '' };
    };
    return { ask };
  },
};
