import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readSitePages } from '../read-site-pages.ts';

/**
 * The text of the first `h1` of every page of a built site, error pages included.
 *
 * @param dist the folder of the built site, absolute.
 */
export function firstHeadings(dist: string): string[] {
  return [...readSitePages(dist).files.values()].map((file) => {
    const document = parseDocument(readFileSync(join(dist, file), 'utf8'));
    const [heading] = DomUtils.getElementsByTagName('h1', document, true, 1);
    return heading ? DomUtils.textContent(heading) : '';
  });
}
