/**
 * Lets Node's own `import` read the sources of the site and of packages in this thread: TypeScript and JSX; islands, which
 * become slots; stylesheets, which are only noted; pictures and fonts, which become URLs.
 */
import { registerHooks } from 'node:module';
import { noteRead, placedError } from '../placed-errors.ts';
import { loadSource } from './load-source.ts';
import { reachedFrom, recordBroken } from './module-graph.ts';
import { resolveImport } from './resolve-import.ts';
import { siteUrl } from './site-url.ts';

registerHooks({
  resolve: resolveImport,
  load(url, ...rest) {
    noteRead(url);
    return loadSource(url, ...rest);
  },
});

/**
 * Imports a module of the site.
 *
 * @param file relative to the root, links resolved.
 * @throws BuildFailure if it, or something that it imports, cannot be found or compiled; what its code throws.
 */
export async function importModule(file: string): Promise<object> {
  try {
    return await import(siteUrl(file));
  } catch (error) {
    reachedFrom(file).forEach(recordBroken);
    throw placedError(error);
  }
}
