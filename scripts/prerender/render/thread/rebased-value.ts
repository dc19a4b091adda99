import { rebase } from '../../../shared/urls.ts';

/** Attributes whose value is a URL. */
const URL_ATTRIBUTES = new Set('href src action formaction poster data xlink:href'.split(' '));

/**
 * A site path at the beginning of a `srcset` or of an entry in it. After a comma without a space it would be part of a
 * `data:` URL.
 */
const SRCSET_PATH = /(?<=^\s*|,\s+|\s[\d.]+[wxh],)\/[^\s,]*/g;

/**
 * The value of an attribute in the HTML of a page or a layout, with the base added if it is a site path, or to the site
 * paths in a `srcset`. The address of a file that was imported has it already.
 */
export function rebasedValue(name: string, value: string, base: string): string {
  if (URL_ATTRIBUTES.has(name)) return rebase(base, value);
  if (name !== 'srcset' && name !== 'imagesrcset') return value;
  return value.replace(SRCSET_PATH, (path) => rebase(base, path));
}
