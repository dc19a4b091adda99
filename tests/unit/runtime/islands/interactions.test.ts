// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { findAgain } from '../../../../scripts/runtime/islands/carry-over.ts';
import { recordInteractions, replay } from '../../../../scripts/runtime/islands/interactions.ts';
import { notify, startNotices } from '../../../../scripts/runtime/page/notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  startNotices();
  return () => void vi.useRealTimers();
});

/** The element of an island that is not hydrated yet. `heard` lists the events that arrive once `listen` was called. */
function island(html: string) {
  const element = document.createElement('react-island');
  element.innerHTML = html;
  document.body.append(element);
  const hydrate = vi.fn();
  const life = new AbortController();
  const { recorded, stop } = recordInteractions(element, hydrate, life.signal);
  const heard: string[] = [];
  /** From now on, React would listen. */
  const listen = () => {
    for (const type of ['focusin', 'keydown', 'click', 'submit']) {
      element.addEventListener(type, (event) => {
        const { key = '' } = event as KeyboardEvent;
        heard.push(`${type} ${(event.target as Element).id} ${key}`.trim());
      });
    }
  };
  return {
    hydrate,
    stop,
    heard,
    listen,
    /** Hydrates the island. @returns what arrives from then on. */
    hydrated: () => {
      listen();
      stop();
      replay(recorded);
      return heard;
    },
    leave: () => life.abort(),
  };
}

/** Makes an event, `keydown one a`, on an element. @returns whether the browser's default action still happens. */
function send(what: string): boolean | undefined {
  const [type = '', id = '', key = ''] = what.split(' ');
  const init = { key, bubbles: true, cancelable: true };
  const event = key ? new KeyboardEvent(type, init) : new MouseEvent(type, init);
  return document.getElementById(id)?.dispatchEvent(event);
}

const notice = () => document.querySelector('[data-runtime=notice]')?.textContent;

test.each([
  ['the last click, on the button that was clicked', ['click one', 'click inner'], ['click two']],
  [
    'focus, a key and a click, in this order',
    ['click one', 'keydown two ArrowRight', 'focusin one'],
    ['focusin one', 'keydown two ArrowRight', 'click one'],
  ],
  ['of a touch nothing', ['pointerdown one'], []],
])('an island is hydrated at once, and %s is replayed once', (_, sent, replayed) => {
  const { hydrated, hydrate } = island(
    '<button id="one">1</button><button id="two"><b id="inner">2</b></button>',
  );
  for (const event of sent) send(event);
  expect(hydrate).toHaveBeenCalled();
  const heard = hydrated();
  expect(heard).toEqual(replayed);
  // From now on all events reach the island.
  expect(send('click one')).toBe(true);
  expect(heard).toEqual([...replayed, 'click one']);
});

test.each([
  ['click one', '<a id="one" href="/b">A link</a>', []],
  ['click one', '<input id="one" type="checkbox">', []],
  ['click one', '<details><summary id="one">More</summary></details>', []],
  ['click one', '<label id="one">A label</label>', []],
  ['keydown one a', '<input id="one">', []],
  // What is no control is only a place in the island.
  ['click one', '<p id="one">Words</p>', ['click one']],
])('%s is left to the browser on %s; replayed is: %j', (event, html, replayed) => {
  const { hydrated, hydrate } = island(html);
  expect(send(event)).toBe(true);
  expect(hydrate).toHaveBeenCalled();
  expect(hydrated()).toEqual(replayed);
});

test.each([
  '<form id="form"><button id="one">Send</button></form>',
  '<form id="form"><input id="one" type="submit"></form>',
])(
  '%s waits three seconds for its script, and the page says so; then the browser submits the form, once',
  (html) => {
    const { heard, listen, stop } = island(html);
    listen();
    expect(send('click one')).toBe(false);
    expect([heard, notice()]).toEqual([[], 'One moment.']);
    vi.advanceTimersByTime(2999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([heard, notice()]).toEqual([['submit form'], '']);
    stop();
    expect(heard).toEqual(['submit form']);
  },
);

test.each(['#word', '#one'])(
  'a form is sent even if a translator has replaced what was pressed: %s',
  (selector) => {
    const { heard, listen } = island(
      '<form id="form"><button id="one"><b id="word">Send</b></button></form>',
    );
    listen();
    send('click word');
    const pressed = document.querySelector(selector) as Element;
    pressed.replaceWith(pressed.cloneNode(true));
    vi.advanceTimersByTime(3000);
    expect(heard).toEqual(['submit form']);
  },
);

test.each([
  '<button id="one">Outside of a form</button>',
  '<form><button id="one" type="button">Add a line</button></form>',
])('%s, which does nothing without its script, waits for it as long as it takes', (html) => {
  const { heard, hydrated } = island(html);
  send('click one');
  vi.advanceTimersByTime(240_000);
  expect([heard, notice()]).toEqual([[], '']);
  expect(hydrated()).toEqual(['click one']);
});

test('a form whose script arrives in time, or whose page is left, is not submitted by the browser', () => {
  const form = '<form><button id="one">Send</button></form>';
  const inTime = island(form);
  send('click one');
  const heard = inTime.hydrated();
  vi.advanceTimersByTime(10_000);
  expect([heard, notice()]).toEqual([['click one', 'submit'], '']);

  document.querySelector('react-island')?.remove();
  const left = island(form);
  left.listen();
  send('click one');
  left.leave();
  notify('This is taking longer than usual.');
  vi.advanceTimersByTime(10_000);
  expect([left.heard, notice()]).toEqual([[], 'This is taking longer than usual.']);
});

test.each([
  ['an id', '<input id="x">', '<input id="y"><p><input id="x" name="other"></p>', '#x'],
  [
    'a name and a value, whatever is around',
    '<input type="radio" name="a" value="1">',
    '<b><input type="radio" name="a" value="2"></b><input type="radio" name="a" value="1">',
    '[value="1"]',
  ],
  [
    'a type, if it is a button',
    '<button type="submit"><b>Send</b></button>',
    '<button type="button">Theirs</button><button type="submit">»Send«</button>',
    '[type=submit]',
  ],
])('an element that was drawn anew is found again by %s', (_, was, is, wanted) => {
  const root = draw(is);
  expect(findAgain(draw(was).firstElementChild as Element, root)).toBe(root.querySelector(wanted));
});

test.each([
  ['a field without a name', '<input>', '<input>'],
  ['a choice that is offered twice', '<input name="a">', '<input name="a"><input name="a">'],
  ['a button that is like another', '<button></button>', '<button></button><button></button>'],
  ['what has gone', '<input name="a">', '<textarea name="a"></textarea>'],
])('%s is not found again: nothing is guessed', (_, was, is) => {
  expect(findAgain(draw(was).firstElementChild as Element, draw(is))).toBeUndefined();
});

test('an element that is still there is found, whatever others are like it', () => {
  const root = draw('<p><input></p>');
  const field = root.querySelector('input') as Element;
  root.prepend(document.createElement('input'));
  expect(findAgain(field, root)).toBe(field);
});

function draw(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}
