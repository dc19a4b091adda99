import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_FOLDERS } from '../../prerender/discover/discover-modules.ts';
import { listSources } from '../../prerender/discover/list-files.ts';
import { escapePattern } from '../../shared/escape-pattern.ts';
import { GALLERY, type Place } from '../dev-contract.ts';

/** Folders with texts that visitors read. A site other than the engine's own does not have the last two. */
const FOLDERS = [...SOURCE_FOLDERS, 'scripts/shared', 'scripts/runtime'];

/** What may stand for one space between two words, and what is not seen within a word. */
const SPACE = '(?:\\s|\\\\u00a0|&nbsp;)+';
const UNSEEN = /[\u00ad\u200b\u2060]/g;

/**
 * Finds where a text is written as a whole: as a string, or as the text of an element.
 *
 * @param root of the site, absolute.
 * @param path of the route that shows it, or of a document of the gallery.
 * @returns the likeliest place first.
 */
export function findText(root: string, text: string, path: string): Place[] {
  const words = text.replace(UNSEEN, '').trim().split(/\s+/).map(patternOf);
  if (words.join('') === '') return [];
  const whole = new RegExp(`(?<=['"\`>}]\\s*)${words.join(SPACE)}(?=\\s*['"\`<{])`, 'g');
  const files = FOLDERS.flatMap((folder) => listSources(root, folder).sources);
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8').replace(UNSEEN, '');
      return [...source.matchAll(whole)].map(({ index }) => {
        const before = source.slice(0, index).split('\n');
        return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
      });
    })
    .sort((a, b) => distance(a.file, path) - distance(b.file, path));
}

/** A pattern for a word as it is written: with escaped quotes, and `&` as it is or as `&amp;`. */
function patternOf(word: string): string {
  return escapePattern(word).replace(/["'`]/g, '\\\\?$&').replaceAll('&', '&(?:amp;)?');
}

/** How unlikely it is that a text on a page comes from a file: the page's own files first, then copy, then code. */
function distance(file: string, path: string): number {
  if (file.endsWith('.examples.tsx')) {
    const component = path.startsWith(GALLERY) ? path.split('/').at(-2) : undefined;
    return file.endsWith(`/${component}.examples.tsx`) ? 0 : 4;
  }
  if (file.startsWith(path === '/' ? 'pages/index.' : `pages${path}.`)) return 1;
  return /\.content\.ts$|^layouts\//.test(file) ? 2 : 3;
}
