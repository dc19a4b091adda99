// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import count from '../../../../components/ui/count.behavior.ts';

/** Reports how much of the element is visible, as the browser would. */
let see = (_part: number) => {};
let prefersReduced = new EventTarget() as EventTarget & { matches: boolean };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  class Observer {
    constructor(tell: IntersectionObserverCallback) {
      see = (part) =>
        tell([{ intersectionRatio: part } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {
      see = () => {};
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  prefersReduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => prefersReduced);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
});

/** An element with a number, and functions for its real and its visible text. */
function open(number: string, from: number) {
  document.body.innerHTML = `<p data-count-from="${from}"><span class="count">${number}</span></p>`;
  const element = document.querySelector('p') as HTMLElement;
  const text = element.querySelector('.count') as HTMLElement;
  return {
    detach: count(element),
    /** The text shown in front of the number, or else the number. */
    shown: () => ('counting' in element.dataset ? text.dataset.shown : text.textContent),
    counted: () => Number(text.dataset.shown),
    text: () => text.textContent,
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('the number is unchanged until it comes into view, and again if it leaves before half of it was seen', () => {
  const { shown } = open('93', 0);
  see(0);
  expect(shown()).toBe('93');
  see(0.1);
  expect(shown()).toBe('\u20070');
  see(0);
  expect(shown()).toBe('93');
});

test('the number counts up once half of it is seen: slowly, fast and slowly again, in 900 ms', () => {
  const { shown, counted, text } = open('93', 0);
  see(0.6);
  pass(16 + 225);
  expect(counted()).toBeGreaterThan(3);
  expect(counted()).toBeLessThan(10);
  pass(225);
  expect(counted()).toBeGreaterThan(40);
  expect(counted()).toBeLessThan(53);
  expect(text()).toBe('93');
  pass(440);
  expect(Number(shown())).toBeGreaterThan(90);
  pass(32);
  expect(shown()).toBe('93');
});

test('the number counts up only once', () => {
  const { shown } = open('41', 0.8);
  see(1);
  pass(1000);
  see(0.1);
  expect(shown()).toBe('41');
  see(1);
  expect(shown()).toBe('41');
});

test.each([
  ['41', '33'],
  ['9,400', '7,520'],
  ['11', '\u20079'],
  ['1', '1'],
])('when it counts up from four fifths of its value, %s begins as %s', (number, first) => {
  const { shown } = open(number, 0.8);
  see(1);
  expect(shown()).toBe(first);
  expect(shown()).toHaveLength(number.length);
});

test('with reduced motion no number counts up', () => {
  prefersReduced.matches = true;
  const { shown } = open('93', 0);
  see(1);
  pass(100);
  expect(shown()).toBe('93');
});

test.each([
  {
    when: 'motion is switched off',
    end: async () => {
      document.documentElement.dataset.motion = 'off';
      await Promise.resolve();
    },
  },
  {
    when: 'the system asks for less motion',
    end: async () => {
      prefersReduced.matches = true;
      prefersReduced.dispatchEvent(new Event('change'));
    },
  },
])('a number that is counting up is complete at once when $when', async ({ end }) => {
  const { shown, text } = open('93', 0);
  see(1);
  pass(300);
  expect(shown()).not.toBe('93');
  await end();
  expect(shown()).toBe('93');
  pass(1000);
  expect([shown(), text()]).toEqual(['93', '93']);
});

test('if the page is left while a number counts up, the right one is shown and the counting ends', () => {
  const { shown, counted, detach } = open('93', 0);
  see(1);
  pass(300);
  detach();
  const last = counted();
  expect(shown()).toBe('93');
  pass(300);
  expect([shown(), counted()]).toEqual(['93', last]);
  see(1);
  expect(shown()).toBe('93');
});

test('a tab that was hidden while a number counted up shows the right one', () => {
  const { shown } = open('93', 0);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  see(1);
  frames.shift()?.(1000);
  frames.shift()?.(1100);
  expect(shown()).not.toBe('93');
  frames.shift()?.(60_000);
  expect(shown()).toBe('93');
  expect(frames).toEqual([]);
});
