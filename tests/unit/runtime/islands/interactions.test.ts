// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { recordInteractions } from '../../../../scripts/runtime/islands/interactions.ts';
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
  const { replay } = recordInteractions(element, hydrate, life.signal);
  const heard: string[] = [];
  /** From now on, React would listen. */
  const listen = () => {
    for (const type of ['focusin', 'keydown', 'click']) {
      element.addEventListener(type, (event) => {
        const { key = '' } = event as KeyboardEvent;
        heard.push(`${type}${key} ${(event.target as Element).id}`);
      });
    }
  };
  return {
    hydrate,
    replay,
    heard,
    listen,
    /** Hydrates the island. @returns what arrives from then on. */
    hydrated: () => {
      listen();
      replay();
      return heard;
    },
    /** @returns whether the browser's default action still happens. */
    send: (id: string, event: Event) => document.getElementById(id)?.dispatchEvent(event),
    leave: () => life.abort(),
  };
}

const bubbling = { bubbles: true, cancelable: true };
const click = () => new MouseEvent('click', bubbling);
const key = (name: string) => new KeyboardEvent('keydown', { key: name, ...bubbling });
const focus = () => new FocusEvent('focusin', { bubbles: true });
const touch = () => new Event('pointerdown', { bubbles: true });
const notice = () => document.querySelector('[data-runtime=notice]')?.textContent;

const BUTTONS = '<button id="one">1</button><button id="two"><b id="inner">2</b></button>';

test.each([
  {
    what: 'the last click, on the element that was clicked',
    sent: [
      ['one', click()],
      ['inner', click()],
    ],
    replayed: ['click inner'],
  },
  {
    what: 'focus, a key and a click, in this order',
    sent: [
      ['one', click()],
      ['two', key('ArrowRight')],
      ['one', focus()],
    ],
    replayed: ['focusin one', 'keydownArrowRight two', 'click one'],
  },
  { what: 'of a touch nothing', sent: [['one', touch()]], replayed: [] },
] as const)('an island is hydrated at once, and $what is replayed once', ({ sent, replayed }) => {
  const { hydrated, send, hydrate } = island(BUTTONS);
  for (const [id, event] of sent) send(id, event);
  expect(hydrate).toHaveBeenCalled();
  const heard = hydrated();
  expect(heard).toEqual(replayed);
  // From now on all events reach the island.
  expect(send('one', click())).toBe(true);
  expect(heard).toEqual([...replayed, 'click one']);
});

test.each([
  { html: '<a id="one" href="/b">A link</a>', event: click(), replayed: [] },
  { html: '<input id="one" type="checkbox">', event: click(), replayed: [] },
  { html: '<details><summary id="one">More</summary></details>', event: click(), replayed: [] },
  { html: '<label id="one">A label</label>', event: click(), replayed: [] },
  { html: '<input id="one">', event: key('a'), replayed: [] },
  // What is no control is only a place in the island.
  { html: '<p id="one">Words</p>', event: click(), replayed: ['click one'] },
])(
  '$event.type on $html is left to the browser; replayed is: $replayed',
  ({ html, event, replayed }) => {
    const { hydrated, send, hydrate } = island(html);
    expect(send('one', event)).toBe(true);
    expect(hydrate).toHaveBeenCalled();
    expect(hydrated()).toEqual(replayed);
  },
);

test.each([
  '<form><button id="one">Send</button></form>',
  '<form><input id="one" type="submit"></form>',
])(
  '%s waits three seconds for its script, and the page says so; then the browser submits the form, once',
  (html) => {
    const { heard, listen, send, replay } = island(html);
    listen();
    expect(send('one', click())).toBe(false);
    expect([heard, notice()]).toEqual([[], 'One moment.']);
    vi.advanceTimersByTime(2999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([heard, notice()]).toEqual([['click one'], '']);
    replay();
    expect(heard).toEqual(['click one']);
  },
);

test.each([
  '<button id="one">Outside of a form</button>',
  '<form><button id="one" type="button">Add a line</button></form>',
])('%s, which does nothing without its script, waits for it as long as it takes', (html) => {
  const { heard, hydrated, send } = island(html);
  send('one', click());
  vi.advanceTimersByTime(240_000);
  expect([heard, notice()]).toEqual([[], '']);
  expect(hydrated()).toEqual(['click one']);
});

test('a form whose script arrives in time, or whose page is left, is not submitted by the browser', () => {
  const form = '<form><button id="one">Send</button></form>';
  const inTime = island(form);
  inTime.send('one', click());
  const heard = inTime.hydrated();
  vi.advanceTimersByTime(10_000);
  expect([heard, notice()]).toEqual([['click one'], '']);

  document.querySelector('react-island')?.remove();
  const left = island(form);
  left.listen();
  left.send('one', click());
  left.leave();
  notify('This is taking longer than usual.');
  vi.advanceTimersByTime(10_000);
  expect([left.heard, notice()]).toEqual([[], 'This is taking longer than usual.']);
});
