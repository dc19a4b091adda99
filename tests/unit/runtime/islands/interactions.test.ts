// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { recordInteractions } from '../../../../scripts/runtime/islands/interactions.ts';
import { notify, startNotices } from '../../../../scripts/runtime/page/notices.ts';

beforeEach(() => {
  document.body.replaceChildren();
  startNotices();
});

/** The element of an island that is not hydrated yet. `heard` lists the events that arrive after hydration. */
function island(html: string) {
  const element = document.createElement('react-island');
  element.innerHTML = html;
  document.querySelector('react-island')?.remove();
  document.body.append(element);
  const hydrate = vi.fn();
  const life = new AbortController();
  const { replay } = recordInteractions(element, hydrate, life.signal);
  const heard: string[] = [];
  const listen = () => {
    for (const type of ['focusin', 'keydown', 'click']) {
      element.addEventListener(type, (event) => {
        heard.push(`${type} ${(event.target as Element).id}`);
      });
    }
  };
  const part = (id: string) => document.getElementById(id) as HTMLElement;
  /** @returns whether the browser's default action still happens. */
  const send = (id: string, event: Event) => part(id).dispatchEvent(event);
  return { element, hydrate, replay, heard, listen, send, leave: () => life.abort() };
}

const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
const key = (name: string) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const focus = () => new FocusEvent('focusin', { bubbles: true });

test('the last click on an island before it is hydrated is replayed once, on the element that was clicked', () => {
  const { replay, heard, listen, send, hydrate } = island(
    '<button id="one">1</button><button id="two">2</button>',
  );
  send('one', click());
  send('two', click());
  expect(hydrate).toHaveBeenCalled();
  listen();
  replay();
  expect(heard).toEqual(['click two']);
});

test('focus, a key and a click are replayed in this order', () => {
  const { replay, heard, listen, send } = island('<button id="one">1</button>');
  for (const event of [click(), key('Enter'), focus()]) send('one', event);
  listen();
  replay();
  expect(heard).toEqual(['focusin one', 'keydown one', 'click one']);
});

test('a replayed key event has the same key', () => {
  const { element, replay, send } = island('<button id="one">1</button>');
  send('one', key('ArrowRight'));
  let name: string | undefined;
  element.addEventListener('keydown', (event) => {
    name = event.key;
  });
  replay();
  expect(name).toBe('ArrowRight');
});

test('a click on an element inside a button is replayed on that element', () => {
  const { replay, heard, listen, send } = island('<button><b id="inner">1</b></button>');
  expect(send('inner', click())).toBe(false);
  listen();
  replay();
  expect(heard).toEqual(['click inner']);
});

test('a click on a button has no other effect before hydration', () => {
  const outside = vi.fn();
  const { element, send } = island('<form><button id="one">Send</button></form>');
  element.addEventListener('click', outside);
  expect(send('one', click())).toBe(false);
  expect(outside).not.toHaveBeenCalled();
});

test.each([
  '<a id="one" href="/b">A link</a>',
  '<input id="one" type="checkbox">',
  '<details><summary id="one">More</summary></details>',
  '<label id="one">A label</label>',
])('a click on %s is left to the browser and not replayed', (html) => {
  const { replay, heard, listen, send, hydrate } = island(html);
  expect(send('one', click())).toBe(true);
  expect(hydrate).toHaveBeenCalled();
  listen();
  replay();
  expect(heard).toEqual([]);
});

test('a click on an element that is no control is let through, and replayed for the island', () => {
  const { replay, heard, listen, send } = island('<p id="one">Words</p>');
  expect(send('one', click())).toBe(true);
  listen();
  replay();
  expect(heard).toEqual(['click one']);
});

test('typed text is not typed twice', () => {
  const { replay, heard, listen, send } = island('<input id="one">');
  send('one', key('a'));
  listen();
  replay();
  expect(heard).toEqual([]);
});

test('a touch hydrates the island, and is not replayed', () => {
  const { replay, heard, listen, send, hydrate } = island('<button id="one">1</button>');
  send('one', new Event('pointerdown', { bubbles: true }));
  expect(hydrate).toHaveBeenCalledOnce();
  listen();
  replay();
  expect(heard).toEqual([]);
});

test('after the replay all events reach the island', () => {
  const { replay, heard, listen, send, hydrate } = island('<button id="one">1</button>');
  listen();
  replay();
  expect(send('one', click())).toBe(true);
  expect(heard).toEqual(['click one']);
  expect(hydrate).not.toHaveBeenCalled();
});

const notice = () => document.querySelector('[data-runtime=notice]')?.textContent;

test.each([
  '<form><button id="one">Send</button></form>',
  '<form><button id="one" type="submit">Send</button></form>',
  '<form><input id="one" type="submit"></form>',
])(
  '%s waits three seconds for its script, and the page says so; then the browser submits the form',
  (html) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { heard, listen, send, replay } = island(html);
    expect(send('one', click())).toBe(false);
    expect(notice()).toBe('One moment.');
    listen();

    vi.advanceTimersByTime(2999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);

    expect(heard).toEqual(['click one']);
    expect(notice()).toBe('');
    replay();
    expect(heard).toEqual(['click one']);
  },
);

test.each([
  '<button id="one">Outside of a form</button>',
  '<form><button id="one" type="button">Add a line</button></form>',
])('%s, which does nothing without its script, waits for it as long as it takes', (html) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { heard, listen, send, replay } = island(html);
  send('one', click());
  listen();
  vi.advanceTimersByTime(240_000);
  expect([heard, notice()]).toEqual([[], '']);
  replay();
  expect(heard).toEqual(['click one']);
});

test('a form whose script arrives in time is not submitted twice', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { heard, listen, send, replay } = island('<form><button id="one">Send</button></form>');
  send('one', click());
  listen();
  replay();
  vi.advanceTimersByTime(10_000);
  expect([heard, notice()]).toEqual([['click one'], '']);
});

test('a form that waits for its script leaves the notices alone once its page is left', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { heard, listen, send, leave } = island('<form><button id="one">Send</button></form>');
  send('one', click());
  listen();
  leave();
  notify('This is taking longer than usual.');
  vi.advanceTimersByTime(10_000);
  expect([heard, notice()]).toEqual([[], 'This is taking longer than usual.']);
});
