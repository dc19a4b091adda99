/** Reads HTML that has been built, as browsers do. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** All elements of a document whose tags are in it, also those in a `<noscript>`, but not in a `<template>`. */
export function elementsOf(html: string): Tree.Element[] {
  return [...elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))];
}

function* elementsIn(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    if (node.sourceCodeLocation) yield node;
    yield* elementsIn(node);
  }
}

/** The attributes of an element, name → value. */
export function attributesOf({ attrs }: Tree.Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

/** All text in a node. */
export function textContent(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textContent).join('') : '';
}
