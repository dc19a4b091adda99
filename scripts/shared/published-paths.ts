import type { Manifest } from './contracts.ts';

/** The paths of the routes that have a page; the others answer 404. */
export function publishedPaths({ routes }: Manifest): string[] {
  return Object.keys(routes).filter((path) => routes[path]?.payload !== undefined);
}
