export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** One level below the given one: for headings inside a section. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
