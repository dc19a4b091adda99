/** Trees of HTML, and what parse5 does not say of them itself. */
import {
  defaultTreeAdapter,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** As parse5's own, but a location is not copied for each word of a text. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  updateNodeSourceCodeLocation: (node, end) => {
    Object.assign(node.sourceCodeLocation ?? {}, end);
  },
};

/** Where a page is parsed: what is in a `<div>`, as in `#page`. */
const CONTEXT = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** Put behind what is parsed: a tag or a comment without an end runs into it. */
const BEHIND = '<!---->';

/**
 * Parses a part of a document as browsers do, with the offsets of all nodes and attributes. What goes on to the end of the
 * source ends behind it.
 *
 * @param scripting whether the browser runs scripts: then the content of a `<noscript>` is text.
 */
export function parseHtml(source: string, scripting = false): Tree.DocumentFragment {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: scripting, treeAdapter };
  return parseFragment(CONTEXT, source + BEHIND, options);
}

/** Elements of HTML in which nothing is a tag but their own end tag. */
export const ONLY_TEXT = new Set(
  'script style textarea title iframe noembed noframes xmp'.split(' '),
);

/** Elements of HTML that have no content and no end tag. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Whether an element has no end tag, because it never has, or because its start tag closes it. */
export function isVoid(element: Tree.Element, source: string): boolean {
  if (isHtml(element)) return VOID.has(element.tagName);
  return source[(element.sourceCodeLocation?.startTag?.endOffset ?? 0) - 2] === '/';
}

/** Whether an element is one of HTML, not of SVG or MathML, which have a `<title>`, too. */
export function isHtml({ namespaceURI }: Tree.Element): boolean {
  return namespaceURI === html.NS.HTML;
}

export function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
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
