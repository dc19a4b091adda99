import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf, textContent } from '../read-html.ts';
import { readSitePages } from '../read-site-pages.ts';

/**
 * The text of the first `h1` of every page of a built site, error pages included.
 *
 * @param dist the folder of the built site, absolute.
 */
export function firstHeadings(dist: string): string[] {
  return [...readSitePages(dist).files.values()].map((file) => {
    const elements = elementsOf(readFileSync(join(dist, file), 'utf8'));
    const heading = elements.find(({ tagName }) => tagName === 'h1');
    return heading ? textContent(heading) : '';
  });
}
