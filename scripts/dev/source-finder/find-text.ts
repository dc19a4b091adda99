import { normaliseText } from './normalise-text.ts';
import { HOLE, type Place, type SourceText } from './read-source.ts';

/** A text on a page whose source is wanted. */
export interface TextQuery {
  /** The text itself, then the longer texts of the elements around it. */
  texts: readonly string[];
  /** The position in the text that is pointed at, in characters. */
  offset: number;
  /** Other texts near it on the page, the nearest first. If several lines have the text, these tell which one is meant. */
  around: readonly string[];
}

/** A piece of a text, and the lines that it may come from, the likeliest first. */
export interface FoundPiece {
  text: string;
  places: readonly Place[];
}

/** Where a text comes from. It has several pieces if it is made of several strings. */
export interface FoundText {
  pieces: readonly FoundPiece[];
  /** The index of the piece that is pointed at. */
  at: number;
}

/** A piece, and where in the text it begins. */
interface Span extends FoundPiece {
  from: number;
}

/** Shorter strings are not searched for inside a text: they would be found in almost every sentence. */
const MIN_PIECE = 3;

/** A file with at least this likelihood contains copy, not code. */
export const COPY = 3;

/** How much more the likelihood of the file counts than the texts nearby. */
const LIKELIHOOD_WEIGHT = 100;

/** Finds where the text on a page is written in the sources. */
export class TextFinder {
  readonly #texts: readonly SourceText[];
  readonly #byText: ReadonlyMap<string, SourceText[]>;
  readonly #templates: readonly { template: SourceText; pattern: RegExp }[];
  readonly #likelihood: (file: string) => number;

  /**
   * @param texts to search in.
   * @param likelihood that a text on the page comes from a file: the higher, the likelier; for copy at least COPY.
   */
  constructor(texts: readonly SourceText[], likelihood: (file: string) => number) {
    this.#texts = texts;
    this.#likelihood = likelihood;
    this.#byText = Map.groupBy(texts, ({ text }) => text);
    this.#templates = texts
      .filter(({ text }) => text.includes(HOLE) && /\p{L}{2}/u.test(text))
      .map((template) => ({ template, pattern: patternOf(template.text) }));
  }

  /** @returns undefined if the sources contain less than half of the text. */
  find({ texts, offset, around }: TextQuery): FoundText | undefined {
    const neighbours = around.map(normaliseText);
    const rank: Rank = (found) => this.#rank(found, neighbours);
    const all = texts.map(normaliseText);
    const [own = ''] = all;
    // The longest text first: a longer one is less likely to match another line by chance.
    for (const text of all.toReversed()) {
      const found = this.#byText.get(text);
      if (found) return { pieces: [{ text, places: rank(found) }], at: 0 };
    }
    const containing = this.#containing(own);
    const template = this.#fromTemplate(own, rank);
    const composed = this.#composed(own, rank);
    const spans = lengthOf(composed) > lengthOf(template) ? composed : template;
    // If they make up less than half of the text, they may be there by chance.
    if (lengthOf(spans) >= own.length / 2) return { pieces: spans, at: pieceAt(spans, offset) };
    return containing.length > 0
      ? { pieces: [{ text: own, places: rank(containing) }], at: 0 }
      : undefined;
  }

  /** The shortest source texts that contain a text. */
  #containing(text: string): SourceText[] {
    if (text.length < MIN_PIECE) return [];
    const found = this.#texts.filter((source) => indexOfWholeWords(source.text, text) >= 0);
    const shortest = Math.min(...found.map(({ text: { length } }) => length));
    return found.filter(({ text: { length } }) => length === shortest);
  }

  /** The text as a template and its values. Empty if no template matches. */
  #fromTemplate(text: string, rank: Rank): Span[] {
    const matches = this.#templates.flatMap(({ template, pattern }) => {
      const indices = pattern.exec(text)?.indices;
      return indices
        ? [{ template, holes: indices.slice(1).filter((span) => span !== undefined) }]
        : [];
    });
    const longest = Math.max(...matches.map(({ template }) => template.text.length));
    const best = matches.filter(({ template }) => template.text.length === longest);
    const [first] = best;
    if (!first) return [];
    const spans: Span[] = [];
    const own = { places: rank(best.map(({ template }) => template)) };
    let from = 0;
    for (const [start, end] of [...first.holes, [text.length, text.length] as const]) {
      if (/[\p{L}\p{N}]/u.test(text.slice(from, start))) {
        spans.push({ from, text: text.slice(from, start), ...own });
      }
      const value = text.slice(start, end);
      const found = this.#byText.get(value);
      const pieces = found
        ? [{ from: 0, text: value, places: rank(found) }]
        : this.#composed(value, rank);
      spans.push(...pieces.map((piece) => ({ ...piece, from: piece.from + start })));
      from = end;
    }
    return spans;
  }

  /** The longest source texts inside a text that do not overlap, in the order of the text. */
  #composed(text: string, rank: Rank): Span[] {
    const spans: (Span & { to: number })[] = [];
    const inside = [...this.#byText]
      .filter(([{ length }]) => length >= MIN_PIECE && length < text.length)
      .map(([piece, found]) => ({ piece, found, from: indexOfWholeWords(text, piece) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => this.#copyFirst(a.found, b.found) || b.piece.length - a.piece.length);
    for (const { piece, found, from } of inside) {
      const to = from + piece.length;
      if (spans.some((span) => span.from < to && from < span.to)) continue;
      spans.push({ from, to, text: piece, places: rank(found) });
    }
    return spans.sort((a, b) => a.from - b.from).map(({ to: _, ...span }) => span);
  }

  #copyFirst(one: readonly SourceText[], other: readonly SourceText[]): number {
    const isCopy = ({ file }: SourceText) => this.#likelihood(file) >= COPY;
    return Number(other.some(isCopy)) - Number(one.some(isCopy));
  }

  #rank(found: readonly SourceText[], around: readonly string[]): Place[] {
    const scores = new Map(found.map((source) => [source, this.#score(source, around)]));
    return found
      .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
      .map(({ file, line, column }) => ({ file, line, column }));
  }

  /**
   * How likely a source text is the one that is meant. Texts that are close on the page are usually close in the source,
   * so each neighbour that is written near it adds to the score; less if the neighbour is written in many places.
   */
  #score(source: SourceText, around: readonly string[]): number {
    const { file, line } = source;
    const closeness = around.map((text, index) => {
      const places = this.#byText.get(text) ?? [];
      const near = places
        .filter((other) => other !== source && other.file === file)
        .map((other) => Math.abs(other.line - line));
      if (near.length === 0) return 0;
      return 1 / (1 + Math.min(...near) + index) / places.length;
    });
    return (
      this.#likelihood(file) * LIKELIHOOD_WEIGHT + closeness.reduce((sum, one) => sum + one, 0)
    );
  }
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { text }) => sum + text.length, 0);
}

/** Sorts the places of source texts, the likeliest first. */
type Rank = (found: readonly SourceText[]) => Place[];

function patternOf(template: string): RegExp {
  // A space beside an expression is optional: JSX drops it if it was a line break.
  const literals = template.split(HOLE).map((literal) => {
    const words = literal.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return `${literal.startsWith(' ') ? ' ?' : ''}${words}${words && literal.endsWith(' ') ? ' ?' : ''}`;
  });
  return new RegExp(`^${literals.join('(.*?)')}$`, 'dsu');
}

/** The index of some words in a text, only where they are whole words; -1 if there is none. */
function indexOfWholeWords(text: string, words: string): number {
  const isWord = (character: string | undefined) => /^[\p{L}\p{N}]$/u.test(character ?? '');
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const splits =
      (isWord(text[at - 1]) && isWord(words[0])) ||
      (isWord(text[at + words.length]) && isWord(words.at(-1)));
    if (!splits) return at;
  }
  return -1;
}

function pieceAt(spans: readonly Span[], offset: number): number {
  const after = spans.findLastIndex(({ from }) => from <= offset);
  return Math.max(0, after);
}
