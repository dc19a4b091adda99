import { expect, test } from 'vitest';
import { pickedByKey } from '../../../../components/ui/slider/attach-controls.ts';
import { unseenSlides } from '../../../../components/ui/slider/keep-one-operable.ts';
import { motionOptions } from '../../../../components/ui/slider/swiper-options.ts';

test('with reduced motion, sliders cut from slide to slide and tilt nothing', () => {
  expect(motionOptions('cube', true)).toMatchObject({ speed: 0, followFinger: false });
  expect(motionOptions('coverflow', true).coverflowEffect).toEqual({ rotate: 0, depth: 0 });
});

test.each<[where: string, hidden: number[], ...Parameters<typeof unseenSlides>]>([
  ['a cube at rest, all but the current one', [0, 1, 3], 'cube', 4, 2],
  ['a flip at rest, all but the current one', [1, 2], 'flip', 3, 0],
  ['a coverflow at rest, all but the current one', [0, 2], 'coverflow', 3, 1],
  ['a cube of four sides that turns, none', [], 'cube', 4, 0, 3],
  ['a cube of six, those whose place a nearer one takes', [4, 5], 'cube', 6, 0, 0],
  ['a cube of eight, those whose place the one that leaves takes', [3, 4, 5, 6], 'cube', 8, 0, 7],
  ['a flip, all but the side that comes and the side that goes', [1, 2], 'flip', 4, 0, 3],
  ['a flip of slides that moves back, none', [], 'flip', 4, 2, 2],
  ['a coverflow that moves, none', [], 'coverflow', 9, 4, 5],
])('of %s: %j are hidden', (_, hidden, ...slides) => {
  expect(unseenSlides(...slides)).toEqual(hidden);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', -1, undefined],
  ...['PageDown', 'PageUp', 'ArrowUp', 'ArrowDown', 'Enter', ' ', 'Tab'].map(
    (key) => [key, 1, undefined] as const,
  ),
] as const)(
  '%s in picker %i of three leads to %s, and with a modifier nowhere',
  (key, index, picked) => {
    const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    expect(pickedByKey({ key, ...modifiers }, index, 3)).toBe(picked);
    expect(pickedByKey({ key, ...modifiers, ctrlKey: true }, index, 3)).toBeUndefined();
  },
);
