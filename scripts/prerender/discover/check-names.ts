import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Fault } from '../faults/fault.ts';

/** The endings of code. */
const CODE = '[cm]?[jt]sx?';

/**
 * What the names of sources are taken for by people, and the name by which the build would know them. All patterns also
 * match that name itself.
 */
const KINDS: readonly [name: RegExp, kind: string, known: string][] = [
  [new RegExp(`\\.islands?\\.${CODE}$`, 'i'), 'an island', '.island.tsx'],
  [new RegExp(`\\.behaviou?rs?\\.${CODE}$`, 'i'), 'a behavior', '.behavior.ts'],
  [
    new RegExp(`^(.*/)?_site\\.(${CODE}|json)$`, 'i'),
    'the facts about the site',
    'layouts/_site.ts',
  ],
  [new RegExp(`^(.*/)?_preview\\.${CODE}$`, 'i'), 'the preview picture', 'layouts/_preview.tsx'],
  [new RegExp(`^(.*/)?_middlewares?\\.${CODE}$`, 'i'), 'the middleware', 'pages/_middleware.ts'],
  [new RegExp(`^layouts/error\\.${CODE}$`, 'i'), 'the error page', 'layouts/error.tsx'],
  [/^layouts\/([^_/][^/]*)\.jsx$/, 'a layout', 'layouts/$1.tsx'],
  // `README.md` is for people.
  [
    /^pages\/((?:[^_/][^/]*\/)*(?![A-Z]+\.)[^_/][^/]*)\.(jsx|mdx?|html?)$/,
    'a page',
    'pages/$1.tsx',
  ],
];

/** Another module under `pages/`, which may only help a page. */
const OTHER_MODULE = /^pages\/((?:[^_/][^/]*\/)*[^_/][^/]*)(?<!\.content|\.behavior)\.[cm]?[jt]s$/;

/**
 * Finds sources whose names almost say what they are, and which the build would ignore without a word.
 *
 * @param sources relative to the root.
 */
export function checkNames(root: string, sources: readonly string[]): Fault[] {
  return sources.flatMap((file) => {
    const kind = KINDS.find(([name]) => name.test(file));
    if (kind) {
      const [name, what, known] = kind;
      const wanted = file.replace(name, known);
      return wanted === file ? [] : misnamed(file, what, wanted);
    }
    const isPage = OTHER_MODULE.test(file) && exportsPage(join(root, file));
    return isPage ? misnamed(file, 'a page', file.replace(OTHER_MODULE, 'pages/$1.tsx')) : [];
  });
}

function exportsPage(path: string): boolean {
  return /^export const page\b/m.test(readFileSync(path, 'utf8'));
}

function misnamed(file: string, kind: string, wanted: string): Fault {
  return {
    what: `${basename(file)} is not taken for ${kind}`,
    file,
    why: `The build looks for ${wanted}; this file is nothing to it, unless another imports it.`,
    fix: `Make it ${wanted}, or give it a name that says something else.`,
  };
}
