import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** As parse5's own, but the location of a node is changed, not made anew: that of a text grows with each word. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  updateNodeSourceCodeLocation({ sourceCodeLocation: location }, end) {
    if (!location) return;
    location.endOffset = end.endOffset ?? location.endOffset;
    if ('endTag' in end) Object.assign(location, { endTag: end.endTag });
  },
};

/**
 * Parses HTML as browsers do, with the offsets of all elements and attributes.
 *
 * @param scripting whether the browser runs scripts: then the content of a `<noscript>` is text.
 */
export function parseHtml(html: string, scripting = false): Tree.DocumentFragment {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: scripting, treeAdapter };
  return parseFragment(html, options);
}
