import type { Fault } from '../faults/fault.ts';
import type { PageResult } from '../render/page-result.ts';

/** Finds titles and descriptions used by more than one page: search results could not be told apart. */
export function checkUniqueness(routes: readonly PageResult[]): Fault[] {
  const faults: Fault[] = [];
  for (const name of ['title', 'description'] as const) {
    const first = new Map<string, PageResult>();
    for (const route of routes) {
      const text = route[name].trim();
      const other = first.get(text);
      if (!other) {
        first.set(text, route);
        continue;
      }
      faults.push({
        what: `The ${name} of ${route.path} is the same as that of ${other.path}`,
        file: route.file,
        route: route.path,
        why: `Both say "${text}" (${other.file}).`,
        fix: `Give each page its own ${name}.`,
      });
    }
  }
  return faults;
}
