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
  /** Where it begins in the whole text. */
  from: number;
  places: readonly Place[];
}

/** Where a text comes from. It has several pieces if it is made of several strings. */
export interface FoundText {
  pieces: readonly FoundPiece[];
  /** The index of the piece that is pointed at. */
  at: number;
}

/** Shorter strings are not searched for inside a text: they would be found in almost every sentence. */
const MIN_PIECE = 3;

/** A file with at least this likelihood contains copy, not code. */
export const COPY = 3;

/** How much more the likelihood of the file counts than the texts nearby. */
const LIKELIHOOD_WEIGHT = 100;

/**
 * Finds where the text on a page is written in the sources.
 *
 * @param sources to search in.
 * @param likelihood that a text on the page comes from a file: the higher, the likelier; for copy at least COPY.
 * @returns undefined if the sources contain less than half of the text.
 */
export function findText(
  sources: readonly SourceText[],
  likelihood: (file: string) => number,
  { texts, offset, around }: TextQuery,
): FoundText | undefined {
  const byText = Map.groupBy(sources, ({ text }) => text);
  const neighbours = around.map(normaliseText);
  const all = texts.map(normaliseText);
  const [own = ''] = all;
  // The longest text first: a longer one is less likely to match another line by chance.
  for (const text of all.toReversed()) {
    const found = byText.get(text);
    if (found) return { pieces: [pieceOf(text, found)], at: 0 };
  }
  const template = fromTemplate(own);
  const composed = compose(own);
  const pieces = lengthOf(composed) > lengthOf(template) ? composed : template;
  // If they make up less than half of the text, they may be there by chance.
  if (lengthOf(pieces) >= own.length / 2) {
    return {
      pieces,
      at: Math.max(
        0,
        pieces.findLastIndex(({ from }) => from <= offset),
      ),
    };
  }
  const longer = containing(own);
  return longer.length > 0 ? { pieces: [pieceOf(own, longer)], at: 0 } : undefined;

  /** A piece and its lines, the likeliest first. */
  function pieceOf(text: string, found: readonly SourceText[], from = 0): FoundPiece {
    const places = found
      .map(({ file, line, column }) => ({ file, line, column }))
      .map((place) => ({ place, score: scoreOf(place) }))
      .sort((a, b) => b.score - a.score);
    return { text, from, places: places.map(({ place }) => place) };
  }

  /**
   * How likely it is that a place is the one meant. Texts that are close on the page are usually close in the source,
   * so each neighbour that is written near it adds to the score; less if the neighbour is written in many places.
   */
  function scoreOf({ file, line, column }: Place): number {
    let score = likelihood(file) * LIKELIHOOD_WEIGHT;
    for (const [index, text] of neighbours.entries()) {
      const places = byText.get(text) ?? [];
      const distances = places
        .filter((other) => other.file === file && (other.line !== line || other.column !== column))
        .map((other) => Math.abs(other.line - line));
      if (distances.length > 0) score += 1 / (1 + Math.min(...distances) + index) / places.length;
    }
    return score;
  }

  /** The shortest source texts that contain a text. */
  function containing(text: string): SourceText[] {
    if (text.length < MIN_PIECE) return [];
    const found = sources.filter((source) => indexOfWholeWords(source.text, text) >= 0);
    const shortest = Math.min(...found.map((source) => source.text.length));
    return found.filter((source) => source.text.length === shortest);
  }

  /** The text as the longest template that matches, and its values. Empty if none matches. */
  function fromTemplate(text: string): FoundPiece[] {
    const templates = sources.filter(
      (source) => source.text.includes(HOLE) && /\p{L}{2}/u.test(source.text),
    );
    const matching = templates.filter((source) => patternOf(source.text).test(text));
    const longest = Math.max(...matching.map((source) => source.text.length));
    const best = matching.filter((source) => source.text.length === longest);
    const [first] = best;
    const [, ...holes] = (first && patternOf(first.text).exec(text)?.indices) ?? [];
    const pieces: FoundPiece[] = [];
    let from = 0;
    for (const [start, end] of holes.filter((hole) => hole !== undefined)) {
      addFixed(start);
      const value = text.slice(start, end);
      const found = byText.get(value);
      const inValue = found ? [pieceOf(value, found)] : compose(value);
      pieces.push(...inValue.map((piece) => ({ ...piece, from: piece.from + start })));
      from = end;
    }
    if (first) addFixed(text.length);
    return pieces;

    function addFixed(end: number): void {
      const fixed = text.slice(from, end);
      if (/[\p{L}\p{N}]/u.test(fixed)) pieces.push(pieceOf(fixed, best, from));
    }
  }

  /** The longest source texts inside a text that do not overlap, copy first, in the order of the text. */
  function compose(text: string): FoundPiece[] {
    const inside = [...byText]
      .filter(([{ length }]) => length >= MIN_PIECE && length < text.length)
      .map(([piece, found]) => ({ piece, found, from: indexOfWholeWords(text, piece) }))
      .filter(({ from }) => from >= 0)
      .map((one) => ({ ...one, isCopy: one.found.some(({ file }) => likelihood(file) >= COPY) }))
      .sort((a, b) => Number(b.isCopy) - Number(a.isCopy) || b.piece.length - a.piece.length);
    const pieces: FoundPiece[] = [];
    for (const { piece, found, from } of inside) {
      const overlaps = pieces.some(
        (other) => other.from < from + piece.length && from < other.from + other.text.length,
      );
      if (!overlaps) pieces.push(pieceOf(piece, found, from));
    }
    return pieces.sort((a, b) => a.from - b.from);
  }
}

function lengthOf(pieces: readonly FoundPiece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

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
