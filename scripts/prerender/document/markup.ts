import { escapeText } from '../../shared/serialize.ts';

/**
 * HTML as it is published, in parts: text, the content of each `<noscript>`, and the places where a document has something
 * that a visit has not.
 */
export type Markup = readonly (string | { kind: 'noscript'; html: string } | MarkupPlace)[];

export type MarkupPlace =
  /** For the stylesheets of a page: behind its first section, or at the beginning if it has none. */
  | { kind: 'styles' }
  /** For the page of a layout. */
  | { kind: 'page' }
  /** In a link of a layout, behind its `href`. */
  | { kind: 'link'; href: string };

/**
 * The HTML for a document.
 *
 * @param fill returns what stands in a place; nothing by default.
 */
export function documentHtml(markup: Markup, fill = (_place: MarkupPlace) => ''): string {
  const texts = markup.map((part) => {
    if (typeof part === 'string') return part;
    return part.kind === 'noscript' ? part.html : fill(part);
  });
  return texts.join('');
}

/**
 * The HTML for the runtime, which parses it in a `<template>`. There, the content of a `<noscript>` would become elements,
 * whereas in a document it is only text. Escaped, it becomes the same text.
 */
export function payloadHtml(markup: Markup): string {
  const texts = markup.map((part) => {
    if (typeof part === 'string') return part;
    // Parsers make one line feed of these; escaped, they would stay.
    return part.kind === 'noscript' ? escapeText(part.html.replace(/\r\n?/g, '\n')) : '';
  });
  return texts.join('');
}

/** The HTML of a layout for the runtime, in front of the page and behind it. */
export function layoutHtml(layout: Markup): { before: string; after: string } {
  const gap = layout.findIndex((part) => typeof part === 'object' && part.kind === 'page');
  return { before: payloadHtml(layout.slice(0, gap)), after: payloadHtml(layout.slice(gap)) };
}
