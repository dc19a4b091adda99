import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, isHtml } from '../document/html-tree.ts';
import { relsOf } from './references.ts';

/** The attributes that a `<link>` may have; `rel` and `href` are checked separately. */
const LINK_ATTRIBUTES = new Set(
  'rel href hreflang type title media sizes as crossorigin'.split(' '),
);

/**
 * Checks `meta` and `link` of a page or of the site.
 *
 * @param owner `page` or `site`, for the messages.
 * @returns why they cannot be used, a sentence for each fault.
 */
export function checkHeadEntries(
  { meta = [], link = [] }: { meta?: unknown; link?: unknown },
  owner: string,
): string[] {
  return [...inList(meta, `${owner}.meta`, whyNoMeta), ...inList(link, `${owner}.link`, whyNoLink)];
}

function inList(
  list: unknown,
  name: string,
  why: (entry: Readonly<Record<string, unknown>>, name: string) => string | undefined,
): string[] {
  if (!Array.isArray(list)) return [`${name} is not a list.`];
  return list.flatMap((entry, index) => why(Object(entry), `${name}[${index}]`) ?? []);
}

function whyNoMeta(entry: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const { content, ...naming } = entry;
  const [[key, value] = [], ...surplus] = Object.entries(naming);
  if (surplus.length > 0 || (key !== 'name' && key !== 'property'))
    return `${name} must have \`name\` or \`property\`, and \`content\`; it has ${keysOf(entry)}.`;
  if (typeof value !== 'string' || value === '') return `${name}.${key} is not a name.`;
  if (typeof content !== 'string') return `${name}.content is not a string.`;
  const advice = adviceAgainst(value);
  return advice && `${name} is "${value}". ${advice}`;
}

function whyNoLink(entry: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const { rel, href } = entry;
  for (const [key, value] of Object.entries(entry)) {
    if (!LINK_ATTRIBUTES.has(key))
      return `${name} has \`${key}\`; a link may have ${[...LINK_ATTRIBUTES].join(', ')}.`;
    if (typeof value !== 'string') return `${name}.${key} is not a string.`;
  }
  if (typeof rel !== 'string' || rel.trim() === '') return `${name}.rel is missing.`;
  if (typeof href !== 'string' || !(href.startsWith('/') || URL.canParse(href)))
    return `${name}.href is neither a path that begins with "/" nor a URL.`;
  const advice = rel.split(/\s+/).map(adviceAgainst).find(Boolean);
  return advice && `${name} is "${rel}". ${advice}`;
}

function keysOf(entry: object): string {
  return Object.keys(entry).join(', ') || 'neither';
}

/** An element of the head that was found in the body. */
export interface HeadElement {
  /** `<meta name="robots">` */
  found: string;
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
  ...'viewport og:type og:site_name og:title og:description og:url og:image og:image:width og:image:height og:image:alt twitter:card twitter:image:alt canonical expect'
    .split(' ')
    .map((name) => [name, LEAVE_OUT] as const),
]);

/** Values of `rel` that work in the body, too (HTML, “body-ok”). */
const BODY_RELS = new Set(
  'dns-prefetch modulepreload pingback preconnect prefetch preload stylesheet'.split(' '),
);

/** What to do instead of adding such an element to the head; undefined if the build does not write it. */
function adviceAgainst(name: string): string | undefined {
  return WRITTEN.get(name.toLowerCase());
}

/** What to write instead of an element, if it belongs into the head. */
export function headElement(element: Tree.Element): HeadElement | undefined {
  switch (element.tagName) {
    case 'title':
      // A drawing may have a title, too.
      return isHtml(element) ? { found: '<title>', fix: 'Write `title` in `page`.' } : undefined;
    case 'base':
      return { found: '<base>', fix: 'Leave it out: the build adds the base to paths.' };
    case 'meta': {
      if (attributeOf(element, 'itemprop') !== undefined) return undefined;
      for (const name of ['name', 'property']) {
        const value = attributeOf(element, name);
        if (value === undefined) continue;
        const fix = adviceAgainst(value) ?? 'Write it in `meta` of `page` or of layouts/_site.ts.';
        return { found: `<meta ${name}="${value}">`, fix };
      }
      return { found: `<meta ${element.attrs[0]?.name ?? ''}>`, fix: LEAVE_OUT };
    }
    case 'link': {
      const rels = relsOf(element);
      if (rels.some((rel) => BODY_RELS.has(rel)) || attributeOf(element, 'itemprop') !== undefined)
        return undefined;
      const advice = rels.map(adviceAgainst).find(Boolean);
      const fix = advice ?? 'Write it in `link` of `page` or of layouts/_site.ts.';
      return { found: `<link rel="${rels.join(' ')}">`, fix };
    }
    default:
      return undefined;
  }
}
