import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { lineOfImport } from '../faults/compile-fault.ts';
import type { Fault } from '../faults/fault.ts';

type Inputs = Metafile['inputs'];

/** The stylesheets that a script imports, directly or not, also with `import()`. */
export function stylesOfScript(entryPoint: string, inputs: Inputs): string[] {
  const reached = new Set([entryPoint]);
  // A loop over a set also visits what is added to it on the way.
  for (const path of reached) {
    for (const imported of inputs[path]?.imports ?? []) reached.add(imported.path);
  }
  return [...reached].filter(isStylesheet);
}

/** Finds stylesheets in scripts of which the build does not know on which pages they are. */
export function checkStyleImports(root: string, inputs: Inputs): Fault[] {
  return Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ path }) => isStylesheet(path))
      .map(({ path, original = path }) => {
        const line = lineOfImport(join(root, file), original);
        return {
          what: `A behavior or middleware imports ${path}`,
          file,
          ...(line && { line }),
          why: 'Its script brings no styles: it arrives when the page is there already.',
          fix: 'Import the stylesheet in the component whose element names the behavior, or in the layout. If this is such a component, move what the script needs into a file of its own.',
        };
      }),
  );
}

function isStylesheet(path: string): boolean {
  return path.endsWith('.css');
}
