import { plainWords } from './plain-words.ts';
import { HOLE, type Place, type WrittenWords } from './read-words.ts';

/** What somebody points at. */
export interface AskedWords {
  /** The text itself, then that of elements around it, each with more words. */
  texts: readonly string[];
  /** Where in the text, in characters. */
  offset: number;
  /** Texts around it, the nearest first: they tell which of several lines with the same words it is. */
  around: readonly string[];
}

/** A part of a text, and the lines that it may come from, the likeliest first. */
export interface FoundPart {
  text: string;
  places: readonly Place[];
}

/** The lines of a text, one part for each that it is put together from. */
export interface FoundWords {
  parts: readonly FoundPart[];
  /** The part that is pointed at. */
  at: number;
}

/** A part, and where in the text it begins. */
interface Span extends FoundPart {
  from: number;
}

/** Shorter words are only found alone: in a sentence, they would be found everywhere. */
const SHORTEST_PART = 3;

/** The likelihood from which words are copy, and not code. */
export const COPY = 3;

/** What its source says of words, against what the words around them say. */
const FAR_MORE = 100;

/** Finds where the words that somebody sees are written. */
export class WordFinder {
  readonly #words: readonly WrittenWords[];
  readonly #whole: ReadonlyMap<string, WrittenWords[]>;
  readonly #templates: readonly { written: WrittenWords; pattern: RegExp }[];
  readonly #likelihood: (file: string) => number;

  /** @param likelihood of a source to be that of words on the page: the larger, the likelier; copy has COPY or more. */
  constructor(words: readonly WrittenWords[], likelihood: (file: string) => number) {
    this.#words = words;
    this.#likelihood = likelihood;
    this.#whole = Map.groupBy(words, ({ text }) => text);
    this.#templates = words
      .filter(({ text }) => text.includes(HOLE) && /\p{L}{2}/u.test(text))
      .map((written) => ({ written, pattern: patternOf(written.text) }));
  }

  /** @returns undefined where none of the words are written in a source. */
  find({ texts, offset, around }: AskedWords): FoundWords | undefined {
    const neighbours = around.map(plainWords);
    const ranked = (found: readonly WrittenWords[]) => this.#rank(found, neighbours);
    const all = texts.map(plainWords);
    const [own = ''] = all;
    // More words are less likely to be the same by chance.
    for (const text of all.toReversed()) {
      const found = this.#whole.get(text);
      if (found) return { parts: [{ text, places: ranked(found) }], at: 0 };
    }
    const whole = this.#around(own);
    const template = this.#fromTemplate(own, ranked);
    const covering = this.#covering(own, ranked);
    const spans = lengthOf(covering) > lengthOf(template) ? covering : template;
    // Few of the words may be anybody's.
    if (lengthOf(spans) >= own.length / 2) return { parts: spans, at: partAt(spans, offset) };
    return whole.length > 0 ? { parts: [{ text: own, places: ranked(whole) }], at: 0 } : undefined;
  }

  /** Texts that this one is a piece of, the shortest of them. */
  #around(text: string): WrittenWords[] {
    if (text.length < SHORTEST_PART) return [];
    const found = this.#words.filter((written) => indexOfWords(written.text, text) >= 0);
    const shortest = Math.min(...found.map(({ text: { length } }) => length));
    return found.filter(({ text: { length } }) => length === shortest);
  }

  /** The text as a template with other words put in; the template itself is the last resort for its own words. */
  #fromTemplate(text: string, ranked: Ranked): Span[] {
    const fits = this.#templates.flatMap(({ written, pattern }) => {
      const indices = pattern.exec(text)?.indices;
      return indices ? [{ written, holes: indices.slice(1).filter(isSpan) }] : [];
    });
    const most = Math.max(...fits.map(({ written }) => written.text.length));
    const best = fits.filter(({ written }) => written.text.length === most);
    const [first] = best;
    if (!first) return [];
    const spans: Span[] = [];
    const own = { places: ranked(best.map(({ written }) => written)) };
    let from = 0;
    for (const [start, end] of [...first.holes, [text.length, text.length] as const]) {
      if (/[\p{L}\p{N}]/u.test(text.slice(from, start))) {
        spans.push({ from, text: text.slice(from, start), ...own });
      }
      const filling = text.slice(start, end);
      const whole = this.#whole.get(filling);
      const parts = whole
        ? [{ from: 0, text: filling, places: ranked(whole) }]
        : this.#covering(filling, ranked);
      spans.push(...parts.map((part) => ({ ...part, from: part.from + start })));
      from = end;
    }
    return spans;
  }

  /** The longest texts that this one is put together from, in its order. */
  #covering(text: string, ranked: Ranked): Span[] {
    const spans: (Span & { to: number })[] = [];
    const inside = [...this.#whole]
      .filter(([{ length }]) => length >= SHORTEST_PART && length < text.length)
      .map(([part, found]) => ({ part, found, from: indexOfWords(text, part) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => this.#copyFirst(a.found, b.found) || b.part.length - a.part.length);
    for (const { part, found, from } of inside) {
      const to = from + part.length;
      if (spans.some((span) => span.from < to && from < span.to)) continue;
      spans.push({ from, to, text: part, places: ranked(found) });
    }
    return spans.sort((a, b) => a.from - b.from).map(({ to: _, ...span }) => span);
  }

  #copyFirst(one: readonly WrittenWords[], other: readonly WrittenWords[]): number {
    const isCopy = ({ file }: WrittenWords) => this.#likelihood(file) >= COPY;
    return Number(other.some(isCopy)) - Number(one.some(isCopy));
  }

  #rank(found: readonly WrittenWords[], around: readonly string[]): Place[] {
    const scores = new Map(found.map((written) => [written, this.#score(written, around)]));
    return found
      .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
      .map(({ file, line, column }) => ({ file, line, column }));
  }

  /** Words that stand around it on the page stand near it in the source, too; those that stand in many places say less. */
  #score(written: WrittenWords, around: readonly string[]): number {
    const { file, line } = written;
    const closeness = around.map((text, index) => {
      const places = this.#whole.get(text) ?? [];
      const near = places
        .filter((other) => other !== written && other.file === file)
        .map((other) => Math.abs(other.line - line));
      if (near.length === 0) return 0;
      return 1 / (1 + Math.min(...near) + index) / places.length;
    });
    return this.#likelihood(file) * FAR_MORE + closeness.reduce((sum, one) => sum + one, 0);
  }
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { text }) => sum + text.length, 0);
}

function isSpan(span: [number, number] | undefined): span is [number, number] {
  return span !== undefined;
}

type Ranked = (found: readonly WrittenWords[]) => Place[];

function patternOf(template: string): RegExp {
  // A line break beside a hole is a space in a template, and nothing between elements.
  const pieces = template.split(HOLE).map((piece) => {
    const words = piece.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return `${piece.startsWith(' ') ? ' ?' : ''}${words}${words && piece.endsWith(' ') ? ' ?' : ''}`;
  });
  return new RegExp(`^${pieces.join('(.*?)')}$`, 'dsu');
}

/** Where words stand in a text as words of their own, not as a piece of one; -1 where they do not. */
function indexOfWords(text: string, words: string): number {
  const isWord = (character: string | undefined) => /^[\p{L}\p{N}]$/u.test(character ?? '');
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const splits =
      (isWord(text[at - 1]) && isWord(words[0])) ||
      (isWord(text[at + words.length]) && isWord(words.at(-1)));
    if (!splits) return at;
  }
  return -1;
}

function partAt(spans: readonly Span[], offset: number): number {
  const after = spans.findLastIndex(({ from }) => from <= offset);
  return Math.max(0, after);
}
