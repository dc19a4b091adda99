import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

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
export function parseHtml(html: string, scripting = false): Tree.DocumentFragment {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: scripting, treeAdapter };
  return parseFragment(html, options);
}
