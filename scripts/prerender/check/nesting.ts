/**
 * Which elements are not allowed where: the rules by which browsers close or move elements while parsing (HTML, “tree
 * construction”). React checks this in the browser, but not when it renders on a server.
 */

const set = (names: string) => new Set(names.split(' '));

/** A `<p>` ends where one of these begins. */
const ENDS_PARAGRAPH = set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul',
);

/** What is inside one of these does not close a `<p>` around it. */
const BOUNDARIES = set('button caption foreignObject marquee object table td template th');

/** Elements that cannot be inside another of the same kind, at any depth. */
const NOT_IN_ITSELF = set('a button');

/** List items, the elements they close, and the lists in which they may be nested. */
const ITEMS: Readonly<Record<string, { ends: Set<string>; lists: Set<string> }>> = {
  li: { ends: set('li p'), lists: set('ul ol menu') },
  dt: { ends: set('dt dd p'), lists: set('dl') },
  dd: { ends: set('dt dd p'), lists: set('dl') },
};

const HEADINGS = set('h1 h2 h3 h4 h5 h6');

/** What may be a child of which part of a table. */
const TABLE_PARTS: Readonly<Record<string, Set<string>>> = {
  table: set('caption colgroup tbody tfoot thead script template'),
  colgroup: set('col template'),
  tbody: set('tr script template'),
  thead: set('tr script template'),
  tfoot: set('tr script template'),
  tr: set('td th script template'),
};

/** Parts of a table, which browsers drop elsewhere. */
const ONLY_IN_TABLE = set('caption col colgroup tbody td tfoot th thead tr');

/**
 * The open element that does not allow `tag`, or undefined if it is allowed here.
 *
 * @param open the open elements, innermost last.
 */
export function ancestorThatForbids(tag: string, open: readonly string[]): string | undefined {
  const parent = open.at(-1);
  if (parent === undefined) return undefined;
  const allowed = TABLE_PARTS[parent];
  if (allowed ? !allowed.has(tag) : ONLY_IN_TABLE.has(tag) && parent !== 'template') return parent;
  if (HEADINGS.has(tag) && HEADINGS.has(parent)) return parent;
  const item = ITEMS[tag];
  if (item) return nearest(open, item.ends, item.lists);
  if (ENDS_PARAGRAPH.has(tag)) {
    const paragraph = nearest(open, PARAGRAPH, BOUNDARIES);
    if (paragraph) return paragraph;
  }
  return NOT_IN_ITSELF.has(tag) && open.includes(tag) ? tag : undefined;
}

/** Whether browsers move the text out of this element: a part of a table that contains only other parts. */
export function forbidsText(parent: string, text: string): boolean {
  return Object.hasOwn(TABLE_PARTS, parent) && /[^ \t\n\f\r]/.test(text);
}

const PARAGRAPH = set('p');

function nearest(
  open: readonly string[],
  wanted: ReadonlySet<string>,
  boundaries: ReadonlySet<string>,
): string | undefined {
  const found = open.findLast((tag) => wanted.has(tag) || boundaries.has(tag));
  return found !== undefined && wanted.has(found) ? found : undefined;
}
