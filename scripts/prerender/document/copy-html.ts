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
