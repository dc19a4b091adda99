import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, isHtml } from '../document/html-tree.ts';
import { relsOf } from './references.ts';

/** An element of the head that was found in the body. */
export interface HeadElement {
  /** `<meta name="robots">` */
  tag: string;
  /** What to write instead. */
  fix: string;
}

const LEAVE_OUT = 'Leave it out: the build writes it.';

/** What the build writes into the head itself: `name` or `property` of a `<meta>`, or `rel` of a `<link>` → what to do. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['description', 'Write `description` in `page`.'],
  ['keywords', 'Write `keywords` in `page`.'],
  ['robots', 'For a page that search engines leave out, write `indexed: false` in `page`.'],
  ['theme-color', 'Write `themeColor` in layouts/_site.ts.'],
  ['stylesheet', 'Import the stylesheet in the page, or in the component that needs it.'],
  ...'viewport og:type og:site_name og:title og:description og:url twitter:card canonical expect'
    .split(' ')
    .map((name) => [name, LEAVE_OUT] as const),
]);

/** Values of `rel` that work in the body, too (HTML, “body-ok”). */
const BODY_RELS = new Set(
  'dns-prefetch modulepreload pingback preconnect prefetch preload stylesheet'.split(' '),
);

/** What to do instead of adding such an element to the head; undefined if the build does not write it. */
export function adviceAgainst(name: string): string | undefined {
  return WRITTEN.get(name.toLowerCase());
}

/** What to write instead of an element, if it belongs into the head. */
export function headElement(element: Tree.Element): HeadElement | undefined {
  switch (element.tagName) {
    case 'title':
      // A drawing may have a title, too.
      return isHtml(element) ? { tag: '<title>', fix: 'Write `title` in `page`.' } : undefined;
    case 'base':
      return { tag: '<base>', fix: 'Leave it out: the build adds the base to paths.' };
    case 'meta': {
      if (attributeOf(element, 'itemprop') !== undefined) return undefined;
      for (const name of ['name', 'property']) {
        const value = attributeOf(element, name);
        if (value === undefined) continue;
        const fix = adviceAgainst(value) ?? 'Write it in `meta` of `page` or of layouts/_site.ts.';
        return { tag: `<meta ${name}="${value}">`, fix };
      }
      return { tag: `<meta ${element.attrs[0]?.name ?? ''}>`, fix: LEAVE_OUT };
    }
    case 'link': {
      const rels = relsOf(element);
      if (rels.some((rel) => BODY_RELS.has(rel)) || attributeOf(element, 'itemprop') !== undefined)
        return undefined;
      const advice = rels.map(adviceAgainst).find(Boolean);
      const fix = advice ?? 'Write it in `link` of `page` or of layouts/_site.ts.';
      return { tag: `<link rel="${rels.join(' ')}">`, fix };
    }
    default:
      return undefined;
  }
}
