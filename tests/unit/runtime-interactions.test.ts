// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepInteractions } from '../../scripts/runtime/islands/interactions.ts';
import { startMessages } from '../../scripts/runtime/page/messages.ts';

beforeEach(() => {
  document.body.replaceChildren();
  startMessages();
});

/** An island's element that nothing has hydrated yet; `heard` lists what reaches its parts after that. */
function island(html: string) {
  const element = document.createElement('react-island');
  element.innerHTML = html;
  document.querySelector('react-island')?.remove();
  document.body.append(element);
  const hydrate = vi.fn();
  const replay = keepInteractions(element, hydrate);
  const heard: string[] = [];
  const listen = () => {
    for (const type of ['focusin', 'keydown', 'click']) {
      element.addEventListener(type, (event) => {
        heard.push(`${type} ${(event.target as Element).id}`);
      });
    }
  };
  const part = (id: string) => document.getElementById(id) as HTMLElement;
  /** @returns whether the browser still does what it does by itself. */
  const send = (id: string, event: Event) => part(id).dispatchEvent(event);
  return { element, hydrate, replay, heard, listen, send };
}

const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
const key = (name: string) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const focus = () => new FocusEvent('focusin', { bubbles: true });

test('the last click is done once more, once, to the element that it hit', () => {
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

test('focus, key and click are done again in this order', () => {
  const { replay, heard, listen, send } = island('<button id="one">1</button>');
  for (const event of [click(), key('Enter'), focus()]) send('one', event);
  listen();
  replay();
  expect(heard).toEqual(['focusin one', 'keydown one', 'click one']);
});

test('a key keeps its name', () => {
  const { element, replay, send } = island('<button id="one">1</button>');
  send('one', key('ArrowRight'));
  let name: string | undefined;
  element.addEventListener('keydown', (event) => {
    name = event.key;
  });
  replay();
  expect(name).toBe('ArrowRight');
});

test('a click inside a button hits what is inside it', () => {
  const { replay, heard, listen, send } = island('<button><b id="inner">1</b></button>');
  expect(send('inner', click())).toBe(false);
  listen();
  replay();
  expect(heard).toEqual(['click inner']);
});

test('a click on a button does nothing else meanwhile', () => {
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
])('a click on %s is the browser’s, and is not done twice', (html) => {
  const { replay, heard, listen, send, hydrate } = island(html);
  expect(send('one', click())).toBe(true);
  expect(hydrate).toHaveBeenCalled();
  listen();
  replay();
  expect(heard).toEqual([]);
});

test('a click on what is no control in HTML goes on, and is done again for the island', () => {
  const { replay, heard, listen, send } = island('<p id="one">Words</p>');
  expect(send('one', click())).toBe(true);
  listen();
  replay();
  expect(heard).toEqual(['click one']);
});

test('what somebody types is not typed twice', () => {
  const { replay, heard, listen, send } = island('<input id="one">');
  send('one', key('a'));
  listen();
  replay();
  expect(heard).toEqual([]);
});

test('a touch alone hydrates, and has nothing to be done again', () => {
  const { replay, heard, listen, send, hydrate } = island('<button id="one">1</button>');
  send('one', new Event('pointerdown', { bubbles: true }));
  expect(hydrate).toHaveBeenCalledOnce();
  listen();
  replay();
  expect(heard).toEqual([]);
});

test('after the replay nothing is kept from the island any more', () => {
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
])('%s waits three seconds for its script, which the page says; then HTML sends it', (html) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { heard, listen, send, replay } = island(html);
  expect(send('one', click())).toBe(false);
  expect(notice()).toBe('This takes longer than usual.');
  listen();

  vi.advanceTimersByTime(2999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);

  expect(heard).toEqual(['click one']);
  expect(notice()).toBe('');
  replay();
  expect(heard).toEqual(['click one']);
});

test.each([
  '<button id="one">Outside of a form</button>',
  '<form><button id="one" type="button">Add a line</button></form>',
])('%s, with which HTML does nothing, waits as long as it takes', (html) => {
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

test('a form whose script comes in time is not sent twice', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { heard, listen, send, replay } = island('<form><button id="one">Send</button></form>');
  send('one', click());
  listen();
  replay();
  vi.advanceTimersByTime(10_000);
  expect([heard, notice()]).toEqual([['click one'], '']);
});
