import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { discoverPages, type Route } from '../../build/discover/discover-pages.ts';
import { listSources } from '../../build/discover/list-sources.ts';
import { type AskedWords, COPY, type FoundWords, WordFinder } from './find-words.ts';
import { readWords, type SourceWords } from './read-words.ts';

/** Where words for the screen are written, if the site has these folders: the last two in the engine's own. */
const FOLDERS = ['pages', 'layouts', 'components', 'scripts/shared', 'scripts/runtime'];

/** The sources of a site by their words. Nothing is read before somebody asks. */
export interface SourceIndex {
  /** @param path of the route on which the words are seen. */
  find: (asked: AskedWords, path: string) => Promise<FoundWords | undefined>;
  /** Paths of all routes, and of those that these words may be on: they use a source that has them. */
  routesWith: (text: string) => Promise<{ all: string[]; using: string[] }>;
}

/** @param root of the site, absolute. */
export function openSourceIndex(root: string): SourceIndex {
  const read = new Map<string, SourceWords & { changed: number }>();

  /** Reads what has changed since the last time. */
  const refresh = async () => {
    const files = new Set(
      FOLDERS.filter((folder) => existsSync(join(root, folder)))
        .flatMap((folder) => listSources(root, folder).sources)
        .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file)),
    );
    for (const file of read.keys()) if (!files.has(file)) read.delete(file);
    for (const file of files) {
      const changed = statSync(join(root, file)).mtimeMs;
      if (read.get(file)?.changed === changed) continue;
      read.set(file, { ...readWords(file, readFileSync(join(root, file), 'utf8')), changed });
      // Pages that are asked for meanwhile come first.
      await setImmediate();
    }
  };

  /** All sources that one uses, itself included. */
  const usedBy = (first: string): ReadonlySet<string> => {
    const used = new Set([first]);
    for (const file of used) {
      for (const name of read.get(file)?.imports ?? []) {
        const path = posix.join(posix.dirname(file), name);
        if (name.startsWith('.') && read.has(path)) used.add(path);
      }
    }
    return used;
  };

  const allWords = () => [...read.values()].flatMap(({ words }) => words);

  return {
    async find(asked, path) {
      await refresh();
      const first = pageFile(path, discoverPages(root).routes, [...read.keys()]);
      const page = first === undefined ? new Set<string>() : usedBy(first);
      const layouts = [...read.keys()].filter((file) => file.startsWith('layouts/'));
      const around = new Set(layouts.flatMap((file) => [...usedBy(file)]));
      const likelihoodOf = (file: string) => likelihood(file, page, around);
      const likely = allWords().filter(({ file }) => likelihoodOf(file) > 0);
      return (
        new WordFinder(likely, likelihoodOf).find(asked) ??
        new WordFinder(allWords(), likelihoodOf).find(asked)
      );
    },
    async routesWith(text) {
      await refresh();
      const files = allWords()
        .filter((written) => written.text.includes(text))
        .map(({ file }) => file);
      const { routes } = discoverPages(root);
      const using = routes.filter(({ file }) => {
        const used = usedBy(file);
        return files.some((one) => used.has(one) || one.startsWith('layouts/'));
      });
      return { all: routes.map(({ path }) => path), using: using.map(({ path }) => path) };
    },
  };
}

/** The source that a page begins with: in the gallery, the examples of a component. */
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
 * Copy comes before code, and what the page itself uses before what the layout does; 0 for what neither uses,
 * and less for examples, which only the gallery shows.
 */
function likelihood(file: string, page: ReadonlySet<string>, layouts: ReadonlySet<string>): number {
  if (!page.has(file) && !layouts.has(file)) return file.endsWith('.examples.tsx') ? -1 : 0;
  const isCopy = /\.content\.ts$|^layouts\/.*\.ts$|\.examples\.tsx$/.test(file);
  return (isCopy ? COPY : 1) + (page.has(file) ? 1 : 0);
}
