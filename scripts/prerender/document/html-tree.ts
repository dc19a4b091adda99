/** Elements of HTML, and what parse5 does not say of them itself. */
import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Whether an element is one of HTML, not of SVG or MathML, which have a `<title>`, too. */
export function isHtml({ namespaceURI }: Tree.Element): boolean {
  return namespaceURI === html.NS.HTML;
}

export function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The elements around one, innermost first, up to a `<template>`, or to the root, which is not written. */
export function ancestorsOf(element: Tree.Element): Tree.Element[] {
  const outer = element.parentNode;
  if (!outer || !('tagName' in outer) || isRoot(outer)) return [];
  return [outer, ...ancestorsOf(outer)];
}

/** Whether a node is what parse5 puts around all that it reads. */
export function isRoot(node: Tree.ParentNode | null): boolean {
  return node?.nodeName === 'html';
}
