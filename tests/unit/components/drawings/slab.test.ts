import { expect, test } from 'vitest';
import { projectIso } from '../../../../components/drawings/project-iso.ts';
import { slabFaces } from '../../../../components/drawings/slab-faces.ts';

test('the three axes of an isometric drawing meet at 120 degrees', () => {
  expect(projectIso([100, 0, 0])).toEqual([86.6, 50]);
  expect(projectIso([0, 100, 0])).toEqual([-86.6, 50]);
  expect(projectIso([0, 0, 100])).toEqual([0, -100]);
});

test('the faces of a slab share their edges', () => {
  const { top, left, right } = slabFaces({
    at: [10, 20, 30],
    width: 200,
    depth: 100,
    height: 16,
  });
  const [, east, near, west] = corners(top);

  expect(corners(left).slice(0, 2)).toEqual([west, near]);
  expect(corners(right).slice(0, 2)).toEqual([east, near]);
});

/** `M0 0 26 15 0 30z`: pairs of numbers. */
const corners = (path: string) => path.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
