import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { findMisreading } from './find-misreading.ts';
import { VOID } from './html-tree.ts';
import { parseHtml } from './parse-html.ts';

/** Elements whose content is read by their attributes, by what is before it, or by whether the browser runs scripts. */
const NOT_PLAIN = new Set('template noscript font math'.split(' '));

/**
 * The elements at one path, `<main><p><b>`. Whether browsers accept an element in its place depends on the elements around
 * it, and on nothing else, except for NOT_PLAIN. So parse5 is asked once for each path, and not for each element.
 */
export class PlainPath {
  readonly #tags: readonly string[];
  readonly #children = new Map<string, PlainPath | undefined>();
  readonly namespaceURI: Tree.Element['namespaceURI'] | undefined;
  readonly isVoid: boolean;
  readonly allowsText: boolean;
  readonly allowsComments: boolean;

  /** @param content what may be in such an element; undefined if it has no end tag. */
  constructor(tags: readonly string[], element?: Tree.Element, content?: string) {
    this.#tags = tags;
    this.namespaceURI = element?.namespaceURI;
    this.isVoid = content === undefined;
    this.allowsText = content?.includes('x') ?? false;
    this.allowsComments =
      element?.childNodes.some(({ nodeName }) => nodeName === '#comment') ?? false;
  }

  /** The path of a child; undefined if browsers do not accept it there, or read it in another way. */
  child(tag: string): PlainPath | undefined {
    if (!this.#children.has(tag)) this.#children.set(tag, this.#ask(tag));
    return this.#children.get(tag);
  }

  #ask(tag: string): PlainPath | undefined {
    if (NOT_PLAIN.has(tag)) return undefined;
    const tags = [...this.#tags, tag];
    for (const content of VOID.has(tag) ? [undefined] : ['x<!---->', 'x', '']) {
      const closed = content === undefined ? this.#tags : tags;
      const endTags = closed.map((name) => `</${name}>`).reverse();
      const html = `${tags.map((name) => `<${name}>`).join('')}${content ?? ''}${endTags.join('')}`;
      const tree = parseHtml(html);
      const element = elementAt(tags, tree);
      const isRead = element && !findMisreading(tree, html, { start: 0, end: 0 });
      if (isRead) return new PlainPath(tags, element, content);
    }
    return undefined;
  }
}

function elementAt(tags: readonly string[], tree: Tree.ParentNode): Tree.Element | undefined {
  const [tag, ...inner] = tags;
  const [element] = tree.childNodes;
  if (!element || !('tagName' in element) || element.tagName !== tag) return undefined;
  return inner.length > 0 ? elementAt(inner, element) : element;
}
