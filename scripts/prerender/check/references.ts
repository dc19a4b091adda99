import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf } from '../document/html-tree.ts';

/** A URL in HTML. */
export interface Reference {
  url: string;
  /** The element and attribute that it is in: `<a href>`. */
  by: string;
  kind: 'link' | 'file' | 'form';
}

/** Attributes with the URLs of files, on whatever element of HTML they are. */
const FILES = new Set(['src', 'srcset', 'poster']);

/** Values of `rel` whose target browsers fetch. Others, such as `canonical`, only name an address. */
export const FETCHED_RELS = /stylesheet|icon|preload|manifest/i;

/** The URLs in an attribute of an element; none in most attributes. */
export function referencesIn(element: Tree.Element, name: string, value: string): Reference[] {
  const { tagName } = element;
  const kind = kindOf(element, name);
  if (!kind) return [];
  const by = `<${tagName} ${name}>`;
  const urls = name === 'srcset' ? candidatesOf(value) : [value];
  return urls.map((url) => {
    // A URL that is only a fragment refers to an element of the same page, not to a file: `<use href="#ring">`.
    return { url, by, kind: kind === 'file' && url.startsWith('#') ? 'link' : kind };
  });
}

function kindOf(element: Tree.Element, name: string): Reference['kind'] | undefined {
  const { tagName } = element;
  if (name === 'action' || name === 'formaction') return 'form';
  // What the attributes of a custom element mean, only its script knows.
  if (FILES.has(name) && !tagName.includes('-')) return 'file';
  if (name === 'data') return tagName === 'object' ? 'file' : undefined;
  if (name !== 'href' && name !== 'xlink:href') return undefined;
  if (tagName === 'image' || tagName === 'use') return 'file';
  if (tagName === 'link') return FETCHED_RELS.test(relsOf(element).join(' ')) ? 'file' : 'link';
  const isLink = tagName === 'a' || tagName === 'area';
  return isLink && !relsOf(element).includes('external') ? 'link' : undefined;
}

/** The values of an element's `rel`. */
export function relsOf(element: Tree.Element): string[] {
  return (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
}

/** The URLs in a `srcset`: `small.png 1x, large.png 2x`. A URL may contain commas, but does not end with one. */
function candidatesOf(srcset: string): string[] {
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+[^,]*(?:,|$)|$)/g);
  return [...candidates].map(([, url = '']) => url);
}
