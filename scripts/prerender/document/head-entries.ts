import type { HeadLink, HeadMeta } from '../../shared/contracts.ts';
import { withBase } from '../../shared/urls.ts';
import { FETCHED_RELS, type Reference } from '../check/references.ts';

/** What a page or the site adds to the head. */
export interface HeadEntries {
  meta?: readonly HeadMeta[];
  link?: readonly HeadLink[];
}

/** Where the site is published. */
interface Published {
  /** An origin: `https://www.example.com`. */
  siteUrl: string;
  base: string;
}

/** The attributes of each element that these entries become. */
export function entryElements({ meta = [], link = [] }: HeadEntries, published: Published) {
  return [
    ...meta.map((attributes) => ({ tag: 'meta', attributes })),
    ...link.map((entry) => ({
      tag: 'link',
      attributes: { ...entry, href: addressOf(entry, published) },
    })),
  ];
}

/** The addresses in them, to be checked like those in the body. */
export function entryReferences({ link = [] }: HeadEntries, published: Published): Reference[] {
  return link.map((entry) => ({
    url: addressOf(entry, published),
    by: '<link href>',
    kind: FETCHED_RELS.test(entry.rel) ? 'file' : 'link',
  }));
}

/**
 * A path of the site becomes an absolute URL, as those who read such links expect it (translations, feeds); for what
 * browsers fetch, a path, which also works on a host for previews.
 */
function addressOf({ rel, href }: HeadLink, { siteUrl, base }: Published): string {
  const isPath = href.startsWith('/') && !href.startsWith('//');
  return (isPath && !FETCHED_RELS.test(rel) ? siteUrl : '') + withBase(base, href);
}
