export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level of a heading inside a part whose own heading has this level. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
