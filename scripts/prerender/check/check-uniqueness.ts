import type { Fault } from '../faults/fault.ts';
import type { RenderedPage } from '../render/rendered.ts';

/** Finds titles and descriptions used by more than one page: search results could not be told apart. */
export function checkUniqueness(pages: readonly RenderedPage[]): Fault[] {
  const faults: Fault[] = [];
  for (const name of ['title', 'description'] as const) {
    const first = new Map<string, RenderedPage>();
    for (const page of pages) {
      const text = page[name].trim();
      const other = first.get(text);
      if (!other) {
        first.set(text, page);
        continue;
      }
      faults.push({
        what: `The ${name} of ${page.path} is the same as that of ${other.path}`,
        file: page.file,
        route: page.path,
        why: `Both say "${text}" (${other.file}).`,
        fix: `Give each page its own ${name}.`,
      });
    }
  }
  return faults;
}
