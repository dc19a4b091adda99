import { traceRoute, type Vertex } from './trace-route.ts';

/** The length of a route, turns included. */
export function routeLength(vertices: readonly Vertex[], radius: number): number {
  return traceRoute(vertices, radius).reduce((sum, { length }) => sum + length, 0);
}
