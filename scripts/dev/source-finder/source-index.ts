import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { discoverPages, type Route } from '../../prerender/discover/discover-pages.ts';
import { listSources } from '../../prerender/discover/list-sources.ts';
import { type FoundText, findText, type TextQuery } from './find-text.ts';
import { COPY } from './rank-places.ts';
import { type ParsedSource, readSource } from './read-source.ts';

/** Folders with texts that visitors read. A site other than the engine's own does not have the last two. */
const FOLDERS = ['pages', 'layouts', 'components', 'scripts/shared', 'scripts/runtime'];

/** An index of the texts in a site's sources. Sources are read when it is first searched, and again after a change. */
export interface SourceIndex {
  /**
   * Finds where a text is written.
   *
   * @param path of the route that shows the text.
   */
  find: (query: TextQuery, path: string) => Promise<FoundText | undefined>;
}

/** @param root of the site, absolute. */
export function createSourceIndex(root: string): SourceIndex {
  const parsed = new Map<string, ParsedSource & { changed: number }>();

  /** Reads the sources that have changed since the last time. */
  const refresh = async () => {
    const files = new Set(
      FOLDERS.filter((folder) => existsSync(join(root, folder)))
        .flatMap((folder) => listSources(root, folder).sources)
        .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file)),
    );
    for (const file of parsed.keys()) if (!files.has(file)) parsed.delete(file);
    for (const file of files) {
      const changed = statSync(join(root, file)).mtimeMs;
      if (parsed.get(file)?.changed === changed) continue;
      parsed.set(file, { ...readSource(file, readFileSync(join(root, file), 'utf8')), changed });
      // Lets the server answer requests for pages in between.
      await setImmediate();
    }
  };

  /** A source and all sources that it imports, directly or not. */
  const withImports = (first: string): ReadonlySet<string> => {
    const used = new Set([first]);
    for (const file of used) {
      for (const name of parsed.get(file)?.imports ?? []) {
        const path = posix.join(posix.dirname(file), name);
        if (name.startsWith('.') && parsed.has(path)) used.add(path);
      }
    }
    return used;
  };

  return {
    async find(query, path) {
      await refresh();
      const first = pageFile(path, discoverPages(root).routes, [...parsed.keys()]);
      const page = first === undefined ? new Set<string>() : withImports(first);
      const layoutFiles = [...parsed.keys()].filter((file) => file.startsWith('layouts/'));
      const layouts = new Set(layoutFiles.flatMap((file) => [...withImports(file)]));
      const likelihoodOf = (file: string) => likelihood(file, page, layouts);
      const texts = [...parsed.values()].flatMap((source) => source.texts);
      const likely = texts.filter(({ file }) => likelihoodOf(file) > 0);
      return findText(likely, likelihoodOf, query) ?? findText(texts, likelihoodOf, query);
    },
  };
}

/** The source of a page. For an example in the gallery, the `*.examples.tsx` of its component. */
function pageFile(
  path: string,
  routes: readonly Route[],
  files: readonly string[],
): string | undefined {
  const [, component] = /^\/_gallery\/(.+)\/[^/]*$/.exec(path) ?? [];
  if (component === undefined) return routes.find((route) => route.path === path)?.file;
  const [kind, ...name] = component.split('/');
  return files.find(
    (file) =>
      file.startsWith(`components/${kind}/`) && file.endsWith(`/${name.join('/')}.examples.tsx`),
  );
}

/**
 * How likely it is that a text on a page comes from a file: more likely from copy than from code, and from what the page
 * imports than from what the layouts import. 0 if neither imports it, and less for examples, which only the gallery shows.
 */
function likelihood(file: string, page: ReadonlySet<string>, layouts: ReadonlySet<string>): number {
  if (!page.has(file) && !layouts.has(file)) return file.endsWith('.examples.tsx') ? -1 : 0;
  const isCopy = /\.content\.ts$|^layouts\/.*\.ts$|\.examples\.tsx$/.test(file);
  return (isCopy ? COPY : 1) + (page.has(file) ? 1 : 0);
}
