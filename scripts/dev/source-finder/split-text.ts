import { COPY, rankPlaces, type Sources } from './rank-places.ts';
import { HOLE, type Place, type SourceText } from './read-source.ts';
import { indexOfWholeWords } from './whole-words.ts';

/** A piece of a text, and the lines that it may come from, the likeliest first. */
export interface FoundPiece {
  text: string;
  /** Where it begins in the whole text. */
  from: number;
  places: readonly Place[];
}

/** Shorter strings are not searched for inside a text: they would be found in almost every sentence. */
export const MIN_PIECE = 3;

/** Splits a text that is made of several strings into these, in whichever way explains more of it. */
export function splitText(text: string, sources: Sources): FoundPiece[] {
  const template = splitByTemplate(text, sources);
  const strings = splitByStrings(text, sources);
  return lengthOf(strings) > lengthOf(template) ? strings : template;
}

/** How many characters some pieces have together. */
export function lengthOf(pieces: readonly FoundPiece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

/** The text as the longest template that matches, and its values. Empty if none matches. */
function splitByTemplate(text: string, sources: Sources): FoundPiece[] {
  const best = longestTemplates(text, sources);
  const [first] = best;
  if (!first) return [];
  const places = rankPlaces(best, sources);
  const [, ...holes] = patternOf(first.text).exec(text)?.indices ?? [];
  const pieces: FoundPiece[] = [];
  let from = 0;
  for (const [start, end] of holes.filter((hole) => hole !== undefined)) {
    addFixed(start);
    pieces.push(...piecesOfValue(text.slice(start, end), start));
    from = end;
  }
  addFixed(text.length);
  return pieces;

  function addFixed(end: number): void {
    const fixed = text.slice(from, end);
    if (/[\p{L}\p{N}]/u.test(fixed)) pieces.push({ text: fixed, from, places });
  }

  function piecesOfValue(value: string, start: number): FoundPiece[] {
    const found = sources.byText.get(value);
    if (found) return [{ text: value, from: start, places: rankPlaces(found, sources) }];
    return splitByStrings(value, sources).map((piece) => ({ ...piece, from: piece.from + start }));
  }
}

/** The templates with words in them that match a text: the longest, wherever it is written. */
function longestTemplates(text: string, { byText }: Sources): readonly SourceText[] {
  const matching = [...byText.keys()].filter(
    (template) =>
      template.includes(HOLE) && /\p{L}{2}/u.test(template) && patternOf(template).test(text),
  );
  const longest = Math.max(...matching.map(({ length }) => length));
  return matching
    .filter(({ length }) => length === longest)
    .flatMap((template) => byText.get(template) ?? []);
}

function patternOf(template: string): RegExp {
  // A space beside an expression is optional: JSX drops it if it was a line break.
  const literals = template.split(HOLE).map((literal) => {
    const words = literal.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return `${literal.startsWith(' ') ? ' ?' : ''}${words}${words && literal.endsWith(' ') ? ' ?' : ''}`;
  });
  return new RegExp(`^${literals.join('(.*?)')}$`, 'dsu');
}

/** The longest source texts inside a text that do not overlap, copy first, in the order of the text. */
function splitByStrings(text: string, sources: Sources): FoundPiece[] {
  const inside = [...sources.byText]
    .filter(([{ length }]) => length >= MIN_PIECE && length < text.length)
    .map(([piece, found]) => ({ piece, found, from: indexOfWholeWords(text, piece) }))
    .filter(({ from }) => from >= 0)
    .map((one) => ({
      ...one,
      isCopy: one.found.some(({ file }) => sources.likelihood(file) >= COPY),
    }))
    .sort((a, b) => Number(b.isCopy) - Number(a.isCopy) || b.piece.length - a.piece.length);
  const pieces: FoundPiece[] = [];
  for (const { piece, found, from } of inside) {
    const overlaps = pieces.some(
      (other) => other.from < from + piece.length && from < other.from + other.text.length,
    );
    if (!overlaps) pieces.push({ text: piece, from, places: rankPlaces(found, sources) });
  }
  return pieces.sort((a, b) => a.from - b.from);
}
