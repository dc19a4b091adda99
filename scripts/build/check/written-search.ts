import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../../shared/urls.ts';
import { SOURCE_FOLDERS } from '../discover/discover-modules.ts';
import { listSources } from '../discover/list-sources.ts';

const AT_MOST = 5;

/** A line of the sources: `pages/contact.content.ts:12`, and what it says. */
interface SourceLine {
  place: string;
  text: string;
}

/**
 * Finds where an address stands in the sources of a site, as a string of its own. A page's HTML does not tell which of
 * the modules behind it has written it. The sources are read with the first question, since most sites have none.
 *
 * @param root absolute.
 * @param base which the build has put before addresses of the site.
 * @returns the function that gives at most five places of an address; none for one that is put together in a render.
 */
export function openWrittenSearch(root: string, base: string): (address: string) => string[] {
  let lines: readonly SourceLine[] | undefined;
  return (address) => {
    lines ??= readLines(root);
    const prefix = withBase(base, '');
    const written = address.startsWith(base) ? address.slice(prefix.length) : address;
    const quoted = ['"', "'", '`'].map((quote) => quote + written + quote);
    return lines
      .filter(({ text }) => quoted.some((wanted) => text.includes(wanted)))
      .slice(0, AT_MOST)
      .map(({ place }) => place);
  };
}

function readLines(root: string): SourceLine[] {
  return SOURCE_FOLDERS.flatMap((folder) => listSources(root, folder).sources)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${path}:${index + 1}`, text })),
    );
}
