import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf } from '../document/html-tree.ts';

/** A URL in HTML. */
export interface Reference {
  url: string;
  /** The element and attribute that it is in: `<a href>`. */
  by: string;
  kind: 'link' | 'file' | 'form';
  /** The directive of the content security policy that says from where browsers may fetch it; links are free. */
  directive?: string | undefined;
}

/** Values of `rel` whose target browsers fetch. Others, such as `canonical`, only name an address. */
export const FETCHED_RELS = /stylesheet|icon|preload|manifest/i;

/** Element and attribute of a file → its directive (Content Security Policy Level 3, 6.7.1). */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'iframe src': 'frame-src',
  'embed src': 'object-src',
  'object data': 'object-src',
  'audio src': 'media-src',
  'video src': 'media-src',
  'source src': 'media-src',
  'track src': 'media-src',
};

/** What a `<link rel="preload">` is `as` → its directive. */
const PRELOADED: Readonly<Record<string, string>> = {
  font: 'font-src',
  image: 'img-src',
  style: 'style-src',
  script: 'script-src',
  fetch: 'connect-src',
};

/** The URLs in an attribute of an element; none in most attributes. */
export function referencesIn(element: Tree.Element, name: string, value: string): Reference[] {
  const kind = referenceKind(element, name);
  if (!kind) return [];
  const by = `<${element.tagName} ${name}>`;
  if (kind === 'form') return [{ url: value, by, kind, directive: 'form-action' }];
  // A URL that is only a fragment refers to an element of the same page, not to a file: `<use href="#ring">`.
  if (kind === 'link' || value.startsWith('#')) return [{ url: value, by, kind: 'link' }];
  const directive =
    element.tagName === 'link'
      ? linkDirective(attributeOf(element, 'rel') ?? '', attributeOf(element, 'as'))
      : (DIRECTIVES[`${element.tagName} ${name}`] ?? 'img-src');
  const urls = /srcset$/i.test(name) ? candidatesOf(value) : [value];
  return urls.map((url) => ({ url, by, kind, directive }));
}

/** The directive for what a `<link>` makes browsers fetch. */
export function linkDirective(rel: string, as: string | undefined): string | undefined {
  if (/stylesheet/i.test(rel)) return 'style-src';
  if (/icon/i.test(rel)) return 'img-src';
  if (/manifest/i.test(rel)) return 'manifest-src';
  return PRELOADED[as ?? ''];
}

function referenceKind(element: Tree.Element, name: string): Reference['kind'] | undefined {
  const { tagName } = element;
  if (name === 'action' || name === 'formaction') return 'form';
  // What the attributes of a custom element mean, only its script knows.
  if (['src', 'srcset', 'imagesrcset', 'poster'].includes(name))
    return tagName.includes('-') ? undefined : 'file';
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
