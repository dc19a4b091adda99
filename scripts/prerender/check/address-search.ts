import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_FOLDERS } from '../discover/discover-modules.ts';
import { listSources } from '../discover/list-sources.ts';

const AT_MOST = 5;

/** A line of the sources, `pages/contact.content.ts:12`, and its text. */
interface SourceLine {
  place: string;
  text: string;
}

/**
 * Finds where the sources contain an address as a string. A page's HTML does not say which module wrote it. The sources
 * are read on the first call, since most sites have no broken address.
 *
 * @param root absolute.
 * @param base the base path, which the build has added to the site's addresses.
 * @returns a function that finds at most five places of an address; none if the address is put together while
 * rendering.
 */
export function createAddressSearch(root: string, base: string): (address: string) => string[] {
  let lines: readonly SourceLine[] | undefined;
  return (address) => {
    lines ??= readLines(root);
    const written = address.startsWith(base) ? address.slice(base.length - 1) : address;
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
