import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MADE_ATTRIBUTE } from '../../shared/markers.ts';
import { HtmlCopy } from '../document/copy-html.ts';
import { findMisreading, type Misreading } from './find-misreading.ts';
import { ancestorsOf, attributeOf, contentOf, parseHtml } from './html-tree.ts';
import { readPlainHtml } from './read-plain-html.ts';

/** Where a piece of HTML belongs. */
interface Place {
  /** The element that it is the content of. */
  tag: string;
  /** The elements around that, innermost first: they may not allow what is in the piece. */
  around: readonly { name: string; startTag: string }[];
  /** The number of the island that it is; -1 for a page. */
  island: number;
  /** Where it begins in the whole HTML as it is published. */
  start: number;
}

/** HTML that React has rendered in one go, a page without its islands or an island, and its copy. */
export class HtmlPiece {
  readonly nodes: readonly Tree.ChildNode[];
  readonly misreading: Misreading | undefined;
  readonly copy: HtmlCopy;
  readonly island: number;
  readonly #start: number;
  /** The piece, inside the elements that are around it. */
  readonly #source: string;
  readonly #end: number;

  constructor(html: string, { tag, around, island, start }: Place) {
    const startTags = around.map(({ startTag }) => startTag).reverse();
    const endTags = around.map(({ name }) => `</${name}>`);
    const before = `${startTags.join('')}<${tag}>`;
    this.#source = `${before}${html}</${tag}>${endTags.join('')}`;
    this.#start = start;
    this.#end = before.length + html.length;
    this.island = island;

    const plain = readPlainHtml(this.#source);
    const tree = plain ?? parseHtml(this.#source);
    const shown = { start: island < 0 ? before.length : 0, end: this.#end };
    this.misreading = plain ? undefined : findMisreading(tree, this.#source, shown);
    let content: Tree.ParentNode = tree;
    for (let depth = 0; depth <= around.length; depth++) {
      const [outer] = content.childNodes;
      if (outer && 'tagName' in outer) content = contentOf(outer);
    }
    this.copy = new HtmlCopy(this.#source, before.length);
    this.nodes = withoutHints(content.childNodes, this.copy);
  }

  /** Where an offset of the piece is in the whole HTML as it is published; see HtmlCopy. */
  offset(at: number): number {
    return this.#start + this.copy.offset(at);
  }

  /** The place of an island whose slot is in this piece. */
  placeIn(slot: Tree.Element, island: number, start: number): Place {
    const around = ancestorsOf(slot).map(({ tagName: name, sourceCodeLocation }) => {
      const { startOffset, endOffset } = sourceCodeLocation?.startTag ?? NOWHERE;
      return { name, startTag: this.#source.slice(startOffset, endOffset) };
    });
    return { tag: slot.tagName, around, island, start };
  }

  finish(): string {
    return this.copy.finish(this.#end);
  }
}

const NOWHERE = { startOffset: 0, endOffset: 0 };

/** Leaves out the preload hints for pictures that React writes before all else. The page has the pictures themselves. */
function withoutHints(nodes: readonly Tree.ChildNode[], copy: HtmlCopy): readonly Tree.ChildNode[] {
  const [first, ...others] = nodes;
  if (!first || !('tagName' in first) || !isHint(first)) return nodes;
  const { startOffset, endOffset } = first.sourceCodeLocation ?? NOWHERE;
  copy.replace(startOffset, endOffset, '');
  return withoutHints(others, copy);
}

function isHint(element: Tree.Element): boolean {
  const isPreload = element.tagName === 'link' && attributeOf(element, 'rel') === 'preload';
  return isPreload && attributeOf(element, MADE_ATTRIBUTE) === undefined;
}
