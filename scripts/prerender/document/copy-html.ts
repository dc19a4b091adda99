import { escapeText } from '../../shared/serialize.ts';
import type { Markup } from '../check/scan-markup.ts';

/** Copies HTML from its beginning to its end, with changes on the way. */
export class HtmlCopy {
  readonly #source: string;
  #text = '';
  /** Where the source goes on that has not been copied yet. */
  #from: number;

  /** @param from where the copy begins. */
  constructor(source: string, from = 0) {
    this.#source = source;
    this.#from = from;
  }

  /** Writes `text` in place of what is between two offsets. The next change must be behind this one. */
  replace(start: number, end: number, text: string): void {
    this.#text += this.#source.slice(this.#from, start) + text;
    this.#from = end;
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** Where an offset of the source is in the copy. All changes before it must have been made. */
  offset(at: number): number {
    return this.#text.length + at - this.#from;
  }

  /** @param end where the copy ends. */
  finish(end = this.#source.length): string {
    return this.#text + this.#source.slice(this.#from, end);
  }
}

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
