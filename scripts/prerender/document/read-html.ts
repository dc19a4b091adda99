import {
  defaultTreeAdapter,
  html,
  Parser,
  type Token,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** Receives what is in HTML, in the order of the source. */
export interface HtmlHandler {
  /** @param location of the tag and its attributes. Elements around this one are those that the parser has open. */
  startTag: (element: Tree.Element, location: Token.LocationWithAttributes) => void;
  /** Of an element without an end tag, only the start tag is received. */
  endTag: (element: Tree.Element, location: Token.Location) => void;
  comment: (data: string, location: Token.Location) => void;
}

/** A place where the tree that browsers make of HTML is not the one that its tags describe. */
export interface Mismatch {
  /** `<div> in <p>` */
  what: string;
  /** The HTML around it. */
  near: string;
}

/**
 * Reads a part of a document as browsers do, tag by tag.
 *
 * It agrees with the tree of a browser if each start tag adds one element to the element that is open at that point, and
 * each end tag ends that element. Such HTML gives the same tree wherever it is parsed.
 *
 * @returns the first place where they do not agree; undefined if there is none.
 */
export function readHtml(source: string, handler: HtmlHandler): Mismatch | undefined {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const reader = HtmlReader.getFragmentParser(CONTEXT, options) as HtmlReader;
  return reader.read(source, handler);
}

/** Where a page is parsed: what is in a `<div>`, as in `#page`. */
const CONTEXT = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** Put behind what is read: a tag, a comment or a text without an end runs into it. */
const BEHIND = '<!---->';

/** How much is quoted at most before and after a place, in characters. */
const QUOTED = 60;

class HtmlReader extends Parser<Tree.DefaultTreeAdapterMap> {
  #source = '';
  #handler: HtmlHandler | undefined;
  #mismatch: Mismatch | undefined;
  /** The token that is being read. The parser may hand it on to itself. */
  #token: Token.Token | undefined;
  /** The outermost element that the tag has ended. */
  #ended: Tree.ParentNode | undefined;
  #isAtEnd = false;

  read(source: string, handler: HtmlHandler): Mismatch | undefined {
    this.#source = source;
    this.#handler = handler;
    this.tokenizer.write(source + BEHIND, true);
    return this.#mismatch;
  }

  override onStartTag(token: Token.TagToken): void {
    const { current: outer, currentTmplContentOrNode: parent } = this.openElements;
    this.#ended = undefined;
    super.onStartTag(token);
    const [added, open] = [parent?.childNodes.at(-1), this.openElements.current];
    const element = [added, open].find((node) => node && isMadeBy(token, node));
    if (!element || element !== added) this.#addMismatch(token.location, this.#ended ?? outer);
    if (element && token.location) {
      this.#handler?.startTag(element as Tree.Element, token.location);
    }
  }

  override onEndTag(token: Token.TagToken): void {
    const isHandedOn = token === this.#token;
    const element = this.openElements.current as Tree.Element;
    this.#token = token;
    super.onEndTag(token);
    if (isHandedOn) return;
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    const isEnded = endTag?.startOffset === token.location?.startOffset;
    // To a browser that runs scripts, the content of a `<noscript>` is only text, up to the first end tag.
    const text = this.#source.slice(startTag?.endOffset, endTag?.startOffset);
    // biome-ignore lint/plugin: what the parser has found to be within the element.
    const endsEarly = element.tagName === 'noscript' && /<\/noscript/i.test(text);
    if (!isEnded || endsEarly) this.#addMismatch(token.location, element);
    if (isEnded && endTag) this.#handler?.endTag(element, endTag);
  }

  override onComment(token: Token.CommentToken): void {
    const { location } = token;
    const isHandedOn = token === this.#token;
    this.#token = token;
    super.onComment(token);
    if (isHandedOn || !location) return;
    const end = this.#source.length;
    this.#isAtEnd = location.startOffset === end;
    if (this.#isAtEnd && this.openElements.stackTop > 0) {
      this.#addMismatch(location, this.openElements.current);
    } else if (location.startOffset < end && location.endOffset > end) {
      this.#describe(end, location.startOffset);
    } else if (!this.#isAtEnd) {
      this.#handler?.comment(token.data, location);
    }
  }

  override onDoctype(token: Token.DoctypeToken): void {
    this.#addMismatch(token.location, this.openElements.current);
  }

  override onEof(token: Token.EOFToken): void {
    if (!this.#isAtEnd) this.#addMismatch(token.location, this.openElements.current);
    super.onEof(token);
  }

  override onItemPop(node: Tree.ParentNode, isTop: boolean): void {
    super.onItemPop(node, isTop);
    this.#ended = node;
  }

  /** Nobody needs the text; it only must not be moved. */
  override _insertCharacters(token: Token.CharacterToken): void {
    if (this._shouldFosterParentOnInsertion()) {
      this.#addMismatch(token.location, this.openElements.current);
    }
  }

  #addMismatch(at: Token.Location | null, outer: Tree.ParentNode | undefined): void {
    const from = outer && 'sourceCodeLocation' in outer && outer.sourceCodeLocation;
    this.#describe(at?.startOffset ?? 0, from ? from.startOffset : undefined);
  }

  /** @param outer where the element or comment begins in which it is; undefined outside of all. */
  #describe(at: number, outer: number | undefined): void {
    const source = this.#source;
    const isEnd = at >= source.length;
    const from = outer ?? Math.min(at, source.length);
    const place = isEnd ? from : at;
    const start = Math.max(from, place - QUOTED);
    const end = Math.min(source.indexOf('>', place) + 1 || source.length, place + QUOTED);
    this.#mismatch ??= {
      what: `${isEnd ? 'the end of the HTML' : nameAt(source, at)} in ${outer === undefined ? 'the page' : nameAt(source, from)}`,
      near: (start > from ? '…' : '') + source.slice(start, end).trim(),
    };
  }
}

function isMadeBy(
  { location }: Token.TagToken,
  { sourceCodeLocation: origin }: Tree.Node,
): boolean {
  return origin?.startOffset === location?.startOffset;
}

/** The tag at an offset, without its attributes. */
function nameAt(source: string, at: number): string {
  if (source[at] !== '<') return 'text';
  const [name = ''] = source.slice(at + 1, at + QUOTED).match(/^\/?[^\s/>]*/) ?? [];
  return name.startsWith('!--') ? 'a comment' : `<${name}>`;
}
