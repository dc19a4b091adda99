import { escapeText } from '../../shared/serialize.ts';
import type { Markup } from '../check/scan-markup.ts';
import { HtmlCopy } from './copy-html.ts';

/**
 * HTML for the runtime, which parses it in a `<template>`. There, the content of a `<noscript>` would become elements,
 * whereas in a document it is only text. Escaped, it becomes the same text.
 *
 * @param start where the part to be taken begins, and `end` where it ends; the whole by default.
 */
export function visitHtml(
  { html, noscripts }: Pick<Markup, 'html' | 'noscripts'>,
  start = 0,
  end = html.length,
): string {
  const copy = new HtmlCopy(html, start);
  for (const content of noscripts) {
    if (content.start < start || content.end > end) continue;
    // Parsers make one line feed of these; escaped, they would stay.
    const text = html.slice(content.start, content.end).replace(/\r\n?/g, '\n');
    copy.replace(content.start, content.end, escapeText(text));
  }
  return copy.finish(end);
}
