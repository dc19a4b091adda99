import type { Place, SourceText } from './read-source.ts';

/** How likely it is that a text on the page comes from a file: the higher, the likelier; for copy at least COPY. */
export type Likelihood = (file: string) => number;

/** A file with at least this likelihood contains copy, not code. */
export const COPY = 3;

/** How much more the likelihood of the file counts than the texts nearby. */
const LIKELIHOOD_WEIGHT = 100;

/** The sources in which a text is searched for, by their texts, and what tells which of several places is meant. */
export interface Sources {
  byText: ReadonlyMap<string, readonly SourceText[]>;
  likelihood: Likelihood;
  /** Other texts near it on the page, normalised, the nearest first. */
  neighbours: readonly string[];
}

/** The places of these texts, the likeliest first. */
export function rankPlaces(found: readonly SourceText[], sources: Sources): Place[] {
  return found
    .map(({ file, line, column }) => ({ file, line, column }))
    .map((place) => ({ place, score: scoreOf(place, sources) }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}

/**
 * How likely it is that a place is the one meant. Texts that are close on the page are usually close in the source, so
 * each neighbour that is written near it adds to the score; less if the neighbour is written in many places.
 */
function scoreOf(
  { file, line, column }: Place,
  { byText, likelihood, neighbours }: Sources,
): number {
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
