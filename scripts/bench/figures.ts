/** The figure in the middle: NaN of none. */
export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}
