import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { SOURCE_FOLDERS } from '../../prerender/discover/discover-modules.ts';
import { listSources } from '../../prerender/discover/list-sources.ts';
import { GALLERY } from '../dev-paths.ts';
import type { Place } from './finder-messages.ts';
import { normaliseText, readTexts, type SourceText } from './read-texts.ts';

/** Folders with texts that visitors read. A site other than the engine's own does not have the last two. */
const FOLDERS = [...SOURCE_FOLDERS, 'scripts/shared', 'scripts/runtime'];

/** An index of the texts in a site's sources. Sources are read when it is first searched, and again after a change. */
export interface SourceIndex {
  /**
   * Finds where exactly this text is written.
   *
   * @param path of the route that shows it, or of a document of the gallery.
   * @returns the likeliest place first.
   */
  find: (text: string, path: string) => Promise<Place[]>;
}

/** @param root of the site, absolute. */
export function createSourceIndex(root: string): SourceIndex {
  const known = new Map<string, { changed: number; texts: readonly SourceText[] }>();

  const textsOf = async (file: string) => {
    const changed = statSync(join(root, file)).mtimeMs;
    const last = known.get(file);
    if (last?.changed === changed) return last.texts;
    const texts = readTexts(file, readFileSync(join(root, file), 'utf8'));
    known.set(file, { changed, texts });
    // Lets the server answer requests for pages in between.
    await setImmediate();
    return texts;
  };

  return {
    async find(text, path) {
      const wanted = normaliseText(text);
      const files = FOLDERS.flatMap((folder) => listSources(root, folder).sources);
      const places: Place[] = [];
      for (const file of files.filter((each) => /\.tsx?$/.test(each) && !each.endsWith('.d.ts'))) {
        const found = (await textsOf(file)).filter((one) => one.text === wanted);
        places.push(...found.map(({ line, column }) => ({ file, line, column })));
      }
      return places.sort((a, b) => distance(a.file, path) - distance(b.file, path));
    },
  };
}

/** How unlikely it is that a text on a page comes from a file: the page's own files first, then copy, then code. */
function distance(file: string, path: string): number {
  const component = path.startsWith(GALLERY) ? path.split('/').at(-2) : undefined;
  const isExample = file.endsWith('.examples.tsx');
  if (isExample) return file.endsWith(`/${component}.examples.tsx`) ? 0 : 4;
  if (file.startsWith(path === '/' ? 'pages/index.' : `pages${path}.`)) return 1;
  return /\.content\.ts$|^layouts\//.test(file) ? 2 : 3;
}
