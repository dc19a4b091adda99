import type { Token, DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  BEHAVIOR_ATTRIBUTE,
  BEHAVIOR_MODULE_ATTRIBUTE,
  ISLAND_TAG,
  LAYOUT_ATTRIBUTE,
  NATIVE_ATTRIBUTE,
  ORIGIN_ATTRIBUTE,
  PAGE_ID,
  SLOT_ATTRIBUTE,
} from '../../../shared/markers.ts';
import { escapeText } from '../../../shared/serialize.ts';
import { MarkupChecker, type MarkupFindings } from '../../check/check-markup.ts';
import { ancestorsOf, attributeOf, isHtml, isRoot } from '../../document/html-tree.ts';
import type { Markup } from '../../document/markup.ts';
import { type HtmlHandler, readHtml } from '../../document/read-html.ts';
import { fillSlots, type IslandHtml } from './fill-slots.ts';
import { MarkupWriter } from './markup-writer.ts';
import { isFallbackComment, isPictureHint, isReactComment } from './react-output.ts';
import { rebasedValue } from './rebased-value.ts';

interface MarkupInput {
  /** In the order of their slots. */
  islands?: readonly IslandHtml[];
  /** Added to the site's paths in all URLs. */
  base?: string;
  /** Behavior name → URL, which is added beside the name. */
  behaviorUrls?: Readonly<Record<string, string>>;
  /** Marks the outermost elements, so that the runtime knows what it may remove, and gives places to links. */
  isLayout?: boolean;
  /** Links to these are marked, so that the runtime leaves them to the browser. */
  publicFiles?: readonly string[];
}

export interface PublishedMarkup {
  markup: Markup;
  findings: MarkupFindings;
  /** The names of the elements around each gap of a layout, innermost first. */
  gaps: readonly (readonly string[])[];
  /** The island that shows the fallback of a `<Suspense>`, or -1 for what is outside islands. */
  fallback?: number | undefined;
}

/**
 * Makes what is published of the HTML that React has rendered. Islands are put into their slots; then the whole is read as
 * a browser would, which gives what the checks need and the places of all changes: URLs get the base, behaviors their
 * URL, and what only the build or React needs is left out.
 */
export function makeMarkup(html: string, input: MarkupInput = {}): PublishedMarkup {
  return new MarkupMaker(fillSlots(html, input.islands ?? []), input).make();
}

class MarkupMaker implements HtmlHandler {
  readonly #source: string;
  readonly #input: Required<MarkupInput>;
  readonly #writer: MarkupWriter;
  readonly #checker = new MarkupChecker();
  readonly #gaps: string[][] = [];
  /** The numbers of the islands that have not been met yet. */
  readonly #missing: Set<number>;
  #hasStrayIslands = false;
  /** The number of the island that is being read, or -1. */
  #island = -1;
  #fallback: number | undefined;
  #firstSection: Tree.Element | undefined;

  constructor(
    source: string,
    {
      islands = [],
      base = '/',
      behaviorUrls = {},
      isLayout = false,
      publicFiles = [],
    }: MarkupInput,
  ) {
    this.#source = source;
    this.#input = { islands, base, behaviorUrls, isLayout, publicFiles };
    this.#writer = new MarkupWriter(source);
    this.#missing = new Set(islands.keys());
  }

  make(): PublishedMarkup {
    const mismatch = readHtml(this.#source, this);
    this.#writer.endPart(this.#source.length);
    const { parts } = this.#writer;
    if (!this.#firstSection) parts.unshift({ kind: 'styles' });
    // An island that is missing may be part of a mismatch.
    if (mismatch) this.#checker.mismatch(mismatch);
    else if (this.#hasStrayIslands || this.#missing.size > 0) this.#checker.strayIsland();
    return { markup: parts, findings: this.#checker, gaps: this.#gaps, fallback: this.#fallback };
  }

  comment(data: string, location: Token.Location): void {
    if (isFallbackComment(data)) this.#fallback ??= this.#island;
    if (this.#island < 0 && isReactComment(data)) this.#writer.leaveOut(location);
  }

  startTag(element: Tree.Element, location: Token.LocationWithAttributes): void {
    if (isGap(element)) this.#addGap(element, location);
    else if (isPictureHint(element)) this.#writer.leaveOut(location);
    else this.#addElement(element, location);
  }

  endTag(element: Tree.Element, { startOffset, endOffset }: Token.Location): void {
    if (isGap(element)) this.#writer.replace(startOffset, endOffset, '');
    if (element.tagName === ISLAND_TAG) this.#island = -1;
    if (isNoscript(element)) this.#writer.endNoscript(startOffset);
    if (element === this.#firstSection) this.#writer.addPlace(endOffset, { kind: 'styles' });
  }

  #addElement(element: Tree.Element, location: Token.LocationWithAttributes): void {
    const { tagName } = element;
    if (this.#input.isLayout && isRoot(element.parentNode)) {
      this.#writer.insert(location.startOffset + 1 + tagName.length, ` ${LAYOUT_ATTRIBUTE}`);
    }
    this.#checker.element(element, this.#island >= 0);
    for (const attribute of element.attrs) {
      this.#addAttribute(element, attribute, location.attrs ?? {});
    }
    if (tagName === ISLAND_TAG) this.#beginIsland(element);
    if (isNoscript(element)) this.#writer.beginNoscript(location.endOffset);
    if (!this.#firstSection && this.#isOutermostSection(element)) this.#firstSection = element;
  }

  #beginIsland(element: Tree.Element): void {
    this.#island = Number(attributeOf(element, SLOT_ATTRIBUTE));
    if (!this.#missing.delete(this.#island)) this.#hasStrayIslands = true;
  }

  #addAttribute(
    element: Tree.Element,
    attribute: Token.Attribute,
    locations: Readonly<Record<string, Token.Location>>,
  ): void {
    const { base, behaviorUrls, isLayout } = this.#input;
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
    const location = locations[name];
    const isSlot = name === SLOT_ATTRIBUTE && element.tagName === ISLAND_TAG;
    if (location && (isSlot || name === ORIGIN_ATTRIBUTE)) {
      // The space before the attribute goes, too.
      this.#writer.replace(location.startOffset - 1, location.endOffset, '');
      return;
    }
    // Islands write the base themselves, as they must in the browser.
    const isRebased = base !== '/' && this.#island < 0;
    const value = isRebased ? rebasedValue(name, attribute.value, base) : attribute.value;
    this.#checker.attribute(element, name, value);
    if (!location) return;
    const { startOffset, endOffset } = location;
    if (value !== attribute.value) {
      this.#writer.replace(startOffset, endOffset, `${name}="${escapeText(value)}"`);
    }
    if (name === BEHAVIOR_ATTRIBUTE && Object.hasOwn(behaviorUrls, value)) {
      const url = escapeText(behaviorUrls[value] ?? '');
      this.#writer.insert(endOffset, ` ${BEHAVIOR_MODULE_ATTRIBUTE}="${url}"`);
    }
    // In an island, React would find an attribute that it does not expect.
    if (name === 'href' && element.tagName === 'a' && this.#island < 0 && this.#isFile(value)) {
      this.#writer.insert(endOffset, ` ${NATIVE_ATTRIBUTE}`);
    }
    if (isLayout && name === 'href' && isUnmarkedLink(element)) {
      this.#writer.addPlace(endOffset, { kind: 'link', href: value });
    }
  }

  #isFile(href: string): boolean {
    const { base, publicFiles } = this.#input;
    const path = href.replace(/^(https?:)?\/\/[^/]*|[?#].*$/g, '');
    return publicFiles.some((file) => base + file === path || base + encodeURI(file) === path);
  }

  #addGap(gap: Tree.Element, location: Token.Location): void {
    // A layout with several of them has another fault.
    if (this.#gaps.length === 0) this.#checker.attribute(gap, 'id', PAGE_ID);
    this.#gaps.push(ancestorsOf(gap).map(({ tagName }) => tagName));
    this.#writer.addPlace(location.startOffset, { kind: 'page' });
    this.#writer.leaveOut(location);
  }

  /** Whether it is a section outside others, and not in an island, a drawing, a `<noscript>` or a `<template>`. */
  #isOutermostSection(element: Tree.Element): boolean {
    if (element.tagName !== 'section' || this.#island >= 0) return false;
    const ancestors = ancestorsOf(element);
    const isPlain = (outer: Tree.Element) =>
      isHtml(outer) && outer.tagName !== 'section' && outer.tagName !== 'noscript';
    return isRoot((ancestors.at(-1) ?? element).parentNode) && ancestors.every(isPlain);
  }
}

function isNoscript(element: Tree.Element): boolean {
  return element.tagName === 'noscript' && isHtml(element);
}

function isUnmarkedLink(element: Tree.Element): boolean {
  return element.tagName === 'a' && attributeOf(element, 'aria-current') === undefined;
}

function isGap(element: Tree.Element): boolean {
  if (element.tagName !== 'div' || attributeOf(element, 'id') !== PAGE_ID) return false;
  return attributeOf(element, SLOT_ATTRIBUTE) !== undefined;
}
