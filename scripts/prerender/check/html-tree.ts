/** Trees of HTML, and what parse5 does not say of them itself. */
import {
  defaultTreeAdapter,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

const { appendChild, insertBefore, createTextNode } = defaultTreeAdapter;

/**
 * As parse5's own, but texts are not joined: each has a location without the tags that browsers leave out between two of
 * them.
 */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  insertText: (parent, text) => appendChild(parent, createTextNode(text)),
  insertTextBefore: (parent, text, next) => insertBefore(parent, createTextNode(text), next),
};

/**
 * Parses HTML as browsers do, with the offsets of all nodes and attributes.
 *
 * @param scripting whether the browser runs scripts: then the content of a `<noscript>` is text.
 */
export function parseHtml(source: string, scripting = false): Tree.DocumentFragment {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: scripting, treeAdapter };
  return parseFragment(source, options);
}

/** Stands for what is around a page while it is parsed. No end tag that somebody would write closes it. */
export const AROUND_PAGE = 'scanned-page';

/** Elements that have no content and no end tag. */
export const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

export function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether an element is one of HTML, not of SVG or MathML, which have a `<title>`, too. */
export function isHtml({ namespaceURI }: Tree.Element): boolean {
  return namespaceURI === html.NS.HTML;
}

/** The node that has the children of an element: its content, if it is a `<template>`. */
export function contentOf(element: Tree.Element): Tree.ParentNode {
  return 'content' in element ? (element as Tree.Template).content : element;
}

/** The elements around one, innermost first, up to a `<template>`. */
export function ancestorsOf(element: Tree.Element): Tree.Element[] {
  const outer = element.parentNode;
  return outer && 'tagName' in outer ? [outer, ...ancestorsOf(outer)] : [];
}
