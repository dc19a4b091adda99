import { join } from 'node:path';
import { lineOf } from '../../faults/compile-fault.ts';
import type { Fault } from '../../faults/fault.ts';
import { dynamicStyles } from './modules/module-graph.ts';
import { threadOptions } from './thread-options.ts';

/**
 * Finds stylesheets that only an `import()` reached, while a page was loaded: which pages have them would depend on what
 * the same thread has rendered before.
 *
 * @param file a page or a layout whose code has run.
 */
export function dynamicStyleFaults(file: string): Fault[] {
  return dynamicStyles(file).map(({ importer, specifier, styles }) => {
    const line = lineOf(join(threadOptions.root, importer), specifier);
    return {
      what: `import() of stylesheets in ${importer}`,
      file: importer,
      ...(line && { line }),
      why: `import('${specifier}') brings ${styles.join(', ')}. The build knows the styles of a page from the imports at the top of files.`,
      fix: `Write it as an import at the top, or import the stylesheets there.`,
    };
  });
}
