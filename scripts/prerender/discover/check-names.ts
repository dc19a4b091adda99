import { basename } from 'node:path';
import type { Fault } from '../faults/fault.ts';

/** What a source of each kind may be called by mistake, and the name by which the build knows it, which matches, too. */
const KINDS: readonly [pattern: RegExp, name: string][] = [
  [/\.islands?\.[cm]?[jt]sx?$/i, '.island.tsx'],
  [/\.behaviou?rs?\.[cm]?[jt]sx?$/i, '.behavior.ts'],
  [/^.*\/_site\.[cm]?[jt]sx?$/i, 'layouts/_site.ts'],
  [/^.*\/_preview\.[cm]?[jt]sx?$/i, 'layouts/_preview.tsx'],
  [/^.*\/_middlewares?\.[cm]?[jt]sx?$/i, 'pages/_middleware.ts'],
  [/^(layouts\/[^_/][^/]*|pages(?:\/[^_/][^/]*)+)\.jsx$/i, '$1.tsx'],
];

/**
 * Finds sources whose names almost say what they are, and which the build would ignore without a word.
 *
 * @param sources relative to the root.
 */
export function checkNames(sources: readonly string[]): Fault[] {
  return sources.flatMap((file) => {
    const [pattern = '', name = ''] = KINDS.find(([pattern]) => pattern.test(file)) ?? [];
    const wanted = file.replace(pattern, name);
    if (wanted === file) return [];
    return {
      what: `${basename(file)} is not taken for ${basename(wanted)}`,
      file,
      why: `The build looks for ${wanted}; this file is nothing to it, unless another imports it.`,
      fix: `Make it ${wanted}, or give it a name that says something else.`,
    };
  });
}
