import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isCommonJsFile } from '../../../files/module-syntax.ts';
import { threadOptions } from '../this-thread.ts';
import { reachedFrom, versionOf } from './module-graph.ts';
import type { ImportedFile } from './site-url.ts';

const { root } = threadOptions;

const require = createRequire(import.meta.url);

/**
 * Whether a module is CommonJS. For a package, Node decides; for a source of the site, only its code does, whatever
 * `package.json` is near.
 *
 * @param format what Node says, if it does.
 */
export function isCommonJs({ file, isPackage }: ImportedFile, format?: string | null): boolean {
  if (isPackage && format && file.endsWith('.js')) return format === 'commonjs';
  return isCommonJsFile(join(root, file));
}

/**
 * The source of the ES module that stands for a CommonJS one in the site's imports. They mean what bundlers and
 * TypeScript make of them: the default export is `exports.default` if the module was compiled from an ES module, else
 * `module.exports`. Node's own rule would depend on the file that imports it.
 *
 * @param file relative to the root.
 */
export function commonJsSource(file: string): string {
  const path = join(root, file);
  // Node would give what it has.
  for (const each of reachedFrom(file)) {
    if (versionOf(each) > 0) delete require.cache[join(root, each)];
  }
  const all = Object(require(path));
  const names = Object.keys(all).filter((name) => name !== 'default');
  const isCompiled = Boolean(all.__esModule);
  return [
    "import { createRequire } from 'node:module';",
    `const all = createRequire(import.meta.url)(${JSON.stringify(path)});`,
    isCompiled && !('default' in all) ? '' : `export default all${isCompiled ? '.default' : ''};`,
    ...names.map(
      (name, index) =>
        `const _${index} = all[${JSON.stringify(name)}]; export { _${index} as ${JSON.stringify(name)} };`,
    ),
  ].join('\n');
}
