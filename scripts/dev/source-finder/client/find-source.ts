/**
 * The source finder in the browser. It runs in every page of the development server and every example of the gallery.
 * While Alt is held, it outlines what is under the pointer or has the focus, and shows where that is written.
 */
import { FIND, OPEN, type Place } from '../../dev-contract.ts';
import { hide, offerHint, show } from './panel.ts';
import { elementPlace, type Target, targetAt, targetOf } from './target.ts';

const noteUse = offerHint();

/** Where the pointer is. Undefined after the Tab key: then the element with the focus is meant. */
let pointer: { x: number; y: number } | undefined;
/** What is outlined, and where its text is written. */
let current: { target: Target; places: Promise<readonly Place[]> } | undefined;

function turnOn(): void {
  noteUse();
  const { activeElement, body } = document;
  const focused = activeElement && activeElement !== body ? targetOf(activeElement) : undefined;
  const target = pointer ? targetAt(pointer.x, pointer.y) : focused;
  const { element, node } = current?.target ?? {};
  if (!target || (element === target.element && node === target.node)) return;
  const query = { text: target.text, path: location.pathname };
  const places = target.text ? ask<readonly Place[]>(FIND, query) : Promise.resolve([]);
  current = { target, places };
  void label('Click or Enter opens it.');
}

function turnOff(): void {
  current = undefined;
  hide();
}

/** Shows the label of the current target, whose last line says what can be done or has happened. */
async function label(last: string): Promise<void> {
  const chosen = current;
  if (!chosen) return;
  const { target } = chosen;
  let end = last;
  const places = await chosen.places.catch((error: unknown) => {
    end = String(error);
    return [];
  });
  if (chosen !== current) return;
  const element = elementPlace(target);
  const [place = element, ...others] = places;
  const lines = [place ? format(place) : 'Its source is not known.'];
  if (others.length > 0) lines.push(`The same text is also at ${others.map(format).join(', ')}.`);
  if (element && place !== element) lines.push(`<${target.element.localName}>, ${format(element)}`);
  show(target, [...lines, end]);
}

/** Opens the line of the current target in the editor, or copies its path if no editor starts. */
async function open(isElement: boolean): Promise<void> {
  const chosen = current;
  if (!chosen) return;
  // A click may come before the answer.
  const [text] = isElement ? [] : await chosen.places.catch(() => []);
  const place = text ?? elementPlace(chosen.target);
  if (!place) return;
  const { said, path } = await ask<{ said: string; path?: string }>(OPEN, place).catch(
    (error: unknown) => ({ said: `Not opened: ${error}`, path: undefined }),
  );
  const copied =
    path &&
    (await navigator.clipboard.writeText(path).then(
      () => ` Copied: ${path}`,
      () => ` The path is ${path}`,
    ));
  if (current === chosen) await label(said + (copied ?? ''));
}

async function ask<Answer>(path: string, question: object): Promise<Answer> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(question) });
  if (!response.ok) throw await response.text();
  return response.json();
}

function format({ file, line }: Place): string {
  return `${file}:${line}`;
}

/** Keeps an event from the page and its default action from happening. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  const { key } = event;
  if (key === 'Tab') pointer = undefined;
  if (key === 'Alt' && !event.ctrlKey && !event.metaKey) {
    // In some browsers, pressing and releasing Alt opens a menu.
    event.preventDefault();
    turnOn();
  } else if (key === 'Enter' && event.altKey && current) {
    swallow(event);
    void open(event.shiftKey);
  }
}

function onMouse(event: Event): void {
  const { type, altKey, detail, clientX: x, clientY: y, shiftKey } = event as MouseEvent;
  if (!altKey) return;
  swallow(event);
  if (type !== 'click') return;
  // A click that was made with the keyboard has no position.
  if (detail > 0) pointer = { x, y };
  turnOn();
  void open(shiftKey);
}

const capture = { capture: true };
// In a frame of the gallery, keys may be sent to the page around it even if the pointer is over the frame.
for (const keyboard of new Set([window, window.parent])) {
  keyboard.addEventListener('keydown', onKeyDown, capture);
  keyboard.addEventListener('keyup', ({ key }) => key === 'Alt' && turnOff(), capture);
  keyboard.addEventListener('blur', turnOff);
}
addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y, movementX, movementY, altKey }) => {
    // Browsers also send this event when the page moves under a pointer that rests.
    if (movementX === 0 && movementY === 0) return;
    pointer = { x, y };
    if (altKey) turnOn();
    else turnOff();
  },
  capture,
);
for (const type of 'pointerdown pointerup mousedown mouseup dragstart auxclick click'.split(' ')) {
  addEventListener(type, onMouse, capture);
}
