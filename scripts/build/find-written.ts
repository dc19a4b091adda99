import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from './list-sources.ts';

const FOLDERS = ['pages', 'layouts', 'components'];
const AT_MOST = 5;

/**
 * Where an address stands in the sources of a site, as a string of its own: `pages/contact.content.ts:12`. A page's HTML
 * does not tell which of the modules behind it has written it.
 *
 * @param root absolute.
 * @returns at most five places; none for an address that is put together while a page renders.
 */
export function findWritten(root: string, address: string): string[] {
  const quoted = ['"', "'", '`'].map((quote) => quote + address + quote);
  const places = FOLDERS.flatMap((folder) => listSources(root, folder).sources)
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path }) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          quoted.some((text) => line.includes(text)) ? [`${path}:${index + 1}`] : [],
        ),
    );
  return places.slice(0, AT_MOST);
}
