import type { Markup, MarkupPlace } from '../../document/markup.ts';

/** Copies HTML from its beginning to its end, with changes on the way. */
export class MarkupWriter {
  readonly parts: Markup[number][] = [];
  readonly #source: string;
  #isInNoscript = false;
  /** Where the source goes on that has not been copied yet. */
  #from = 0;
  #text = '';

  constructor(source: string) {
    this.#source = source;
  }

  /** Writes `text` in place of what is between two offsets. The next change must be behind this one. */
  replace(start: number, end: number, text: string): void {
    this.#text += this.#source.slice(this.#from, start) + text;
    this.#from = end;
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  leaveOut({ startOffset, endOffset }: { startOffset: number; endOffset: number }): void {
    this.replace(startOffset, endOffset, '');
  }

  addPlace(at: number, place: MarkupPlace): void {
    this.endPart(at);
    this.parts.push(place);
  }

  /** Copies up to an offset, where a part ends. */
  endPart(at: number): void {
    this.insert(at, '');
    this.parts.push(this.#isInNoscript ? { kind: 'noscript', html: this.#text } : this.#text);
    this.#text = '';
  }

  /** What is copied next is in a `<noscript>`. */
  beginNoscript(at: number): void {
    this.endPart(at);
    this.#isInNoscript = true;
  }

  endNoscript(at: number): void {
    this.endPart(at);
    this.#isInNoscript = false;
  }
}
