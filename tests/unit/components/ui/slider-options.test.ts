import { describe, expect, test } from 'vitest';
import { pickedByKey } from '../../../../components/ui/slider/attach-controls.ts';
import { motionOptions, swiperOptions } from '../../../../components/ui/slider/swiper-options.ts';
import { unseenSlides } from '../../../../components/ui/slider/unseen-slides.ts';

describe('the options for Swiper', () => {
  test.each(['slide', 'fade', 'cube', 'flip', 'coverflow'] as const)(
    'say for %s: three seconds a slide, from the last to the first, stop at a touch, no loop',
    (effect) => {
      const { autoplay, rewind, loop, effect: told } = swiperOptions(effect);
      expect(told).toBe(effect);
      expect(autoplay).toMatchObject({
        enabled: false,
        delay: 3000,
        stopOnLastSlide: false,
        disableOnInteraction: true,
      });
      expect(rewind).toBe(true);
      expect(loop).toBeUndefined();
    },
  );

  test('say how far neighbours are tilted, and where the shadow of a cube falls', () => {
    expect(swiperOptions('coverflow').coverflowEffect).toMatchObject({
      rotate: 50,
      depth: 100,
      scale: 1,
    });
    expect(swiperOptions('cube').cubeEffect).toMatchObject({
      shadow: true,
      shadowOffset: 20,
      shadowScale: 0.94,
    });
    expect(swiperOptions('fade').fadeEffect).toEqual({ crossFade: true });
    expect(swiperOptions('flip').flipEffect).toMatchObject({ limitRotation: true });
  });

  test('say, with reduced motion, to cut from slide to slide and to tilt nothing', () => {
    expect(motionOptions('cube', true)).toMatchObject({ speed: 0, followFinger: false });
    expect(motionOptions('cube', false)).toMatchObject({ speed: 700, followFinger: true });
    expect(motionOptions('coverflow', true).coverflowEffect).toEqual({
      rotate: 0,
      depth: 0,
    });
    expect(motionOptions('coverflow', false).coverflowEffect).toEqual({
      rotate: 50,
      depth: 100,
    });
  });
});

describe('these slides are hidden:', () => {
  test('on a cube, flip or coverflow at rest: all but the current one, even without 3D', () => {
    expect(unseenSlides('cube', 4, 2)).toEqual([0, 1, 3]);
    expect(unseenSlides('flip', 3, 0)).toEqual([1, 2]);
    expect(unseenSlides('coverflow', 3, 1)).toEqual([0, 2]);
  });

  test('on a cube of four sides that turns: none', () => {
    expect(unseenSlides('cube', 4, 0, 0)).toEqual([]);
    expect(unseenSlides('cube', 4, 0, 3)).toEqual([]);
  });

  test('on a cube of more sides: those whose place is taken by a nearer one, or by the one that leaves', () => {
    expect(unseenSlides('cube', 6, 0, 0)).toEqual([4, 5]);
    expect(unseenSlides('cube', 6, 5, 5)).toEqual([0, 1]);
    expect(unseenSlides('cube', 8, 0, 7)).toEqual([3, 4, 5, 6]);
    expect(unseenSlides('cube', 5, 0, 4)).toEqual([4]);
  });

  test('on a flip: all but the side that comes and the side that goes', () => {
    expect(unseenSlides('flip', 4, 0, 3)).toEqual([1, 2]);
    expect(unseenSlides('flip', 4, 2, 2)).toEqual([]);
  });

  test('in a row, and in a coverflow that moves: none', () => {
    expect(unseenSlides('coverflow', 9, 4, 5)).toEqual([]);
    expect(unseenSlides('slide', 9, 8, 0)).toEqual([]);
  });
});

describe('a key in the pickers', () => {
  const press = (key: string, index: number, modifiers = {}) => {
    const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    return pickedByKey({ key, ...none, ...modifiers }, index, 3);
  };

  test('leads to the next, previous, first or last', () => {
    expect(press('ArrowRight', 0)).toBe(1);
    expect(press('ArrowRight', 2)).toBe(0);
    expect(press('ArrowLeft', 0)).toBe(2);
    expect(press('Home', 2)).toBe(0);
    expect(press('End', 0)).toBe(2);
  });

  test('is left to the browser if a modifier is held, or if it means something else', () => {
    expect(press('ArrowLeft', 1, { altKey: true })).toBeUndefined();
    expect(press('Home', 1, { ctrlKey: true })).toBeUndefined();
    for (const key of ['PageDown', 'PageUp', 'ArrowUp', 'ArrowDown', 'Enter', ' ', 'Tab']) {
      expect(press(key, 1)).toBeUndefined();
    }
    expect(press('ArrowRight', -1)).toBeUndefined();
  });
});
