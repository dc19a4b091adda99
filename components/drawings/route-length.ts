import { traceRoute, type Vertex } from './trace-route.ts';

/** How long a route is, its turns included. */
export function routeLength(vertices: readonly Vertex[], radius: number): number {
  return traceRoute(vertices, radius).reduce((sum, { length }) => sum + length, 0);
}
