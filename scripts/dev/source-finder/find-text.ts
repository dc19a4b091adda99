import { normaliseText } from './normalise-text.ts';
import { type Likelihood, rankPlaces } from './rank-places.ts';
import type { SourceText } from './read-source.ts';
import { type FoundPiece, lengthOf, MIN_PIECE, splitText } from './split-text.ts';
import { indexOfWholeWords } from './whole-words.ts';

/** A text on a page whose source is wanted. */
export interface TextQuery {
  /** The text itself, then the longer texts of the elements around it. */
  texts: readonly string[];
  /** The position in the text that is pointed at, in characters. */
  offset: number;
  /** Other texts near it on the page, the nearest first. If several lines have the text, these tell which one is meant. */
  around: readonly string[];
}

/** Where a text comes from. It has several pieces if it is made of several strings. */
export interface FoundText {
  pieces: readonly FoundPiece[];
  /** The index of the piece that is pointed at. */
  at: number;
}

/**
 * Finds where the text on a page is written in the sources.
 *
 * @param sourceTexts to search in.
 * @returns undefined if the sources contain less than half of the text.
 */
export function findText(
  sourceTexts: readonly SourceText[],
  likelihood: Likelihood,
  { texts, offset, around }: TextQuery,
): FoundText | undefined {
  const byText = Map.groupBy(sourceTexts, ({ text }) => text);
  const sources = { byText, likelihood, neighbours: around.map(normaliseText) };
  const asWhole = (text: string, found: readonly SourceText[]): FoundText => ({
    pieces: [{ text, from: 0, places: rankPlaces(found, sources) }],
    at: 0,
  });

  const all = texts.map(normaliseText);
  const [own = ''] = all;
  // The longest text first: a longer one is less likely to match another line by chance.
  for (const text of all.toReversed()) {
    const found = byText.get(text);
    if (found) return asWhole(text, found);
  }
  const pieces = splitText(own, sources);
  // If they make up less than half of the text, they may be there by chance.
  if (lengthOf(pieces) >= own.length / 2) {
    const at = pieces.findLastIndex(({ from }) => from <= offset);
    return { pieces, at: Math.max(0, at) };
  }
  const longer = shortestWith(own, sourceTexts);
  return longer.length > 0 ? asWhole(own, longer) : undefined;
}

/** The shortest source texts that contain a text. */
function shortestWith(text: string, sourceTexts: readonly SourceText[]): SourceText[] {
  if (text.length < MIN_PIECE) return [];
  const found = sourceTexts.filter((source) => indexOfWholeWords(source.text, text) >= 0);
  const shortest = Math.min(...found.map((source) => source.text.length));
  return found.filter((source) => source.text.length === shortest);
}
