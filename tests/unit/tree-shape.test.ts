import { expect, test } from 'vitest';
import { TreeShape } from '../../scripts/build/tree-shape.ts';

type Note = [type: unknown, props?: object, key?: unknown];

const shapes = new TreeShape();

function shapeOf(...notes: Note[]): string {
  for (const [type, props = {}, key] of notes) shapes.note(type, props, key);
  return shapes.take();
}

const Block = () => null;
const li = (key: string | null) => ({ key });

test('pages of the same elements and types of props have the same shape, whatever the values', () => {
  expect(shapeOf(['p', { id: 'a', children: 'x' }], [Block, { size: 1 }])).toBe(
    shapeOf(['p', { id: 'b', children: 'y' }], [Block, { size: 2 }]),
  );
});

test.each<[what: string, one: Note[], other: Note[]]>([
  ['their elements', [['p']], [['b']]],
  ['their components', [[Block]], [[() => null]]],
  ['the order of their elements', [['p'], ['b']], [['b'], ['p']]],
  ['how many elements they have', [['p']], [['p'], ['p']]],
  ['the names of their props', [['p', { id: '1' }]], [['p', { lang: '1' }]]],
  ['the types of their props', [['p', { id: '1' }]], [['p', { id: 1 }]]],
  ['a prop that is null', [['p', { id: {} }]], [['p', { id: null }]]],
  ['a number that is none', [['p', { width: 1 }]], [['p', { width: Number.NaN }]]],
  ['an empty text', [['img', { src: '/a' }]], [['img', { src: '' }]]],
  ['the key of an element', [['p', {}, 'a']], [['p']]],
  ['the keys of a list', [['ul', { children: [li('a')] }]], [['ul', { children: [li(null)] }]]],
  ['text in a list', [['ul', { children: ['a'] }]], [['ul', { children: [li(null)] }]]],
])('pages that differ in %s have another shape', (_, one, other) => {
  expect(shapeOf(...one)).not.toBe(shapeOf(...other));
});

test('elements that modules make are told apart one by one', () => {
  const one = {};
  const other = {};
  shapes.constants(() => {
    shapes.made(one);
    shapes.made(other);
  });
  expect(shapeOf(['p', { children: one }])).toBe(shapeOf(['p', { children: one }]));
  expect(shapeOf(['p', { children: one }])).not.toBe(shapeOf(['p', { children: other }]));
  expect(shapeOf(['p', { children: [one] }])).not.toBe(shapeOf(['p', { children: [other] }]));
});

test('a page without elements of its own has no shape', () => {
  expect(shapeOf()).toBe('');
});
