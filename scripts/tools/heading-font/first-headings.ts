import fs, { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * The text of the first `h1` of every page of a built site, error pages included.
 *
 * @param dist the folder of the built site, absolute.
 * @throws Error when there is no page in it.
 */
export function firstHeadings(dist: string): string[] {
  const pages = fs.globSync('**/*.html', { cwd: dist }).sort();
  if (pages.length === 0)
    throw new Error('There is no built site in dist/: run npm run build first.');
  return pages.map((page) => {
    const document = parseDocument(readFileSync(join(dist, page), 'utf8'));
    const [heading] = DomUtils.getElementsByTagName('h1', document, true, 1);
    return heading ? DomUtils.textContent(heading) : '';
  });
}
