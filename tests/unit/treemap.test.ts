import { expect, test } from 'vitest';
import { treemap } from '../../scripts/build/report/treemap.ts';

const weights = [6, 6, 4, 3, 2, 2, 1].map((size, index) => ({ name: `part ${index}`, size }));

test('tiles are as large as their weights, and fill the whole', () => {
  const tiles = treemap(weights, 600, 400);
  const unit = (600 * 400) / 24;
  for (const { size, width, height } of tiles) expect(width * height).toBeCloseTo(size * unit, 6);
  expect(tiles).toHaveLength(weights.length);
});

test('tiles do not cover each other, nor leave the whole', () => {
  const tiles = treemap(weights, 600, 400);
  for (const [index, a] of tiles.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width).toBeLessThanOrEqual(600 + 1e-6);
    expect(a.y + a.height).toBeLessThanOrEqual(400 + 1e-6);
    for (const b of tiles.slice(index + 1)) {
      const isApart =
        a.x + a.width <= b.x + 1e-6 ||
        b.x + b.width <= a.x + 1e-6 ||
        a.y + a.height <= b.y + 1e-6 ||
        b.y + b.height <= a.y + 1e-6;
      expect(isApart).toBe(true);
    }
  }
});

test('tiles are near to squares', () => {
  for (const { width, height } of treemap(weights, 600, 400)) {
    expect(Math.max(width / height, height / width)).toBeLessThan(3);
  }
});

test('nothing and what weighs nothing has no tile', () => {
  expect(treemap([], 600, 400)).toEqual([]);
  expect(treemap([{ name: 'empty', size: 0 }], 600, 400)).toEqual([]);
});
