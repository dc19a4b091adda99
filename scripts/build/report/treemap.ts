/** A part of a whole. */
export interface Weight {
  name: string;
  /** More than 0. */
  size: number;
}

export interface Tile extends Weight {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lays weights out as tiles whose areas are in their proportion, as square as they can be (Bruls, Huizing and
 * van Wijk, "Squarified Treemaps", 2000).
 *
 * @param width and height of the whole, in the units of the tiles.
 */
export function treemap(weights: readonly Weight[], width: number, height: number): Tile[] {
  const sorted = weights.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  const total = sum(sorted);
  const rest = { x: 0, y: 0, width, height };
  const scale = (width * height) / total;
  const tiles: Tile[] = [];
  let row: Weight[] = [];
  for (const weight of sorted) {
    const side = Math.min(rest.width, rest.height);
    if (row.length > 0 && worst([...row, weight], side, scale) > worst(row, side, scale)) {
      tiles.push(...placeRow(row, rest, scale));
      row = [];
    }
    row.push(weight);
  }
  return [...tiles, ...placeRow(row, rest, scale)];
}

/** How far from a square the worst tile of a row is: 1 is a square. */
function worst(row: readonly Weight[], side: number, scale: number): number {
  const thickness = (sum(row) * scale) / side;
  return Math.max(
    ...row.map(({ size }) => {
      const length = (size * scale) / thickness;
      return Math.max(length / thickness, thickness / length);
    }),
  );
}

/** Puts a row along the shorter side of what is left, and takes its room away. */
function placeRow(row: readonly Weight[], rest: Omit<Tile, keyof Weight>, scale: number): Tile[] {
  if (row.length === 0) return [];
  const isColumn = rest.width >= rest.height;
  const side = isColumn ? rest.height : rest.width;
  const thickness = (sum(row) * scale) / side;
  let at = 0;
  const tiles = row.map((weight) => {
    const length = (weight.size * scale) / thickness;
    const tile = isColumn
      ? { ...weight, x: rest.x, y: rest.y + at, width: thickness, height: length }
      : { ...weight, x: rest.x + at, y: rest.y, width: length, height: thickness };
    at += length;
    return tile;
  });
  if (isColumn) {
    rest.x += thickness;
    rest.width -= thickness;
  } else {
    rest.y += thickness;
    rest.height -= thickness;
  }
  return tiles;
}

function sum(weights: readonly Weight[]): number {
  return weights.reduce((total, { size }) => total + size, 0);
}
