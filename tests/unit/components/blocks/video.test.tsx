// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../../components/blocks/Video/Video.examples.tsx';
import video from '../../../../components/blocks/Video/video.behavior.ts';

const EIGHT_SECONDS = 8000;

let element: HTMLElement;
let film: HTMLVideoElement;
let detach: () => void;

const find = <Found extends Element = HTMLElement>(selector: string) =>
  element.querySelector(selector) as Found;
const state = () => element.dataset.state;
const click = (options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  find('.video__poster').dispatchEvent(event);
  return event;
};
const tell = (type: string, target: EventTarget = film) => target.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(examples.default);
  element = document.querySelector('[data-behavior=video]') as HTMLElement;
  film = find('video');
  film.play = vi.fn(() => Promise.resolve());
  film.pause = vi.fn();
  film.load = vi.fn();
  detach = video(element);
});

afterEach(() => {
  detach();
  vi.useRealTimers();
});

test('a click with a key held down is left to the browser', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(click({ [key]: true }).defaultPrevented).toBe(false);
  }

  expect(state()).toBe('poster');
  expect(film.play).not.toHaveBeenCalled();
});

test('a film that does not come within eight seconds has failed, until it comes, and takes the focus from the button that it hides; once it plays, it has no limit', () => {
  click();
  vi.advanceTimersByTime(EIGHT_SECONDS - 1);
  expect(state()).toBe('opening');

  vi.advanceTimersByTime(1);
  expect(state()).toBe('failed');
  expect(find('[role=alert]').hidden).toBe(false);
  expect(document.activeElement).toBe(find('[data-action=read]'));

  tell('playing');
  vi.advanceTimersByTime(EIGHT_SECONDS);
  expect(state()).toBe('playing');
  expect(find('[role=alert]').hidden).toBe(true);
  expect(document.activeElement).toBe(film);
});

test('where browsers do not let films play by themselves, its controls wait for a click', async () => {
  film.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  click();
  await vi.advanceTimersByTimeAsync(EIGHT_SECONDS);

  expect(state()).toBe('opening');
});

test('a step back within the page closes the film', () => {
  click();
  tell('popstate', window);

  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
});

test('a source that cannot be played is a failure only if it is the last one', () => {
  const [first, last] = element.querySelectorAll('source');
  click();

  tell('error', first);
  expect(state()).toBe('opening');
  tell('error', last);
  expect(state()).toBe('failed');
});
