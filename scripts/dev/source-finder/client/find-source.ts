/**
 * The source finder in the browser. It runs in every page of the development server and every example of the gallery.
 * While Alt is held, it outlines what is under the pointer or has the focus, and shows where that is written.
 */

import { FIND, OPEN, type Outcome, type Place } from '../finder-messages.ts';
import { hide, offerHint, show } from './panel.ts';
import { elementPlace, type Target, targetAt, targetBeside, targetOf } from './target.ts';

const noteUse = offerHint();

/** Where the pointer is. Undefined after the Tab key: then the element with the focus is meant. */
let pointer: { x: number; y: number } | undefined;
let current: { target: Target; places: Promise<readonly Place[]> } | undefined;
let isOn = false;

function turnOn(): void {
  isOn = true;
  noteUse();
  const { activeElement, body } = document;
  if (pointer) choose(targetAt(pointer.x, pointer.y));
  else if (activeElement && activeElement !== body) choose(targetOf(activeElement));
}

function turnOff(): void {
  isOn = false;
  current = undefined;
  hide();
}

function choose(target: Target | undefined): void {
  const { element, node } = current?.target ?? {};
  if (!target || (element === target.element && node === target.node)) return;
  const query = { text: target.text, path: location.pathname };
  const places = target.text ? ask<readonly Place[]>(FIND, query) : Promise.resolve([]);
  current = { target, places };
  void label('Click or Enter opens it. The up and down arrows go to other texts.');
}

/** Shows the label of the current target, whose last line says what can be done or has happened. */
async function label(last: string): Promise<void> {
  const chosen = current;
  if (!chosen) return;
  const { target } = chosen;
  const refusals: string[] = [];
  const places = await chosen.places.catch((error: unknown) => {
    refusals.push(String(error));
    return [];
  });
  if (chosen !== current) return;
  const element = elementPlace(target);
  const [place = element, ...others] = places;
  const lines = [place ? format(place) : 'Its source is not known.', ...refusals];
  if (others.length > 0) lines.push(`The same text is also at ${others.map(format).join(', ')}.`);
  if (element && place !== element) lines.push(`<${target.element.localName}>, ${format(element)}`);
  show(target, [...lines, last]);
}

/** Opens the line of the current target in the editor, or copies its path if no editor starts. */
async function open(isElement: boolean): Promise<void> {
  const chosen = current;
  if (!chosen) return;
  // A click may come before the answer.
  const [text] = isElement ? [] : await chosen.places.catch(() => []);
  const place = text ?? elementPlace(chosen.target);
  if (!place) return;
  const outcome = await ask<Outcome>(OPEN, place).catch(
    (error: unknown): Outcome => ({ said: `Not opened: ${error}` }),
  );
  const { said, path = '' } = outcome;
  const copied =
    path &&
    navigator.clipboard.writeText(path).then(
      () => ` Copied: ${path}`,
      () => ` The path is ${path}`,
    );
  if (current === chosen) await label(said + (await copied));
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
  if (key === 'Alt' && !event.ctrlKey && !event.metaKey) {
    // In some browsers, pressing and releasing Alt opens a menu.
    event.preventDefault();
    if (!isOn) turnOn();
  }
  if (key === 'Tab') pointer = undefined;
  const isStep = key === 'ArrowDown' || key === 'ArrowUp';
  if (!event.altKey || !isOn || !(isStep || key === 'Enter')) return;
  swallow(event);
  if (isStep) choose(targetBeside(current?.target, key === 'ArrowDown' ? 1 : -1));
  else void open(event.shiftKey);
}

function onPointerMove({
  clientX: x,
  clientY: y,
  movementX,
  movementY,
  altKey,
}: PointerEvent): void {
  // Browsers also send this event when the page moves under a pointer that rests.
  if (movementX === 0 && movementY === 0) return;
  pointer = { x, y };
  if (altKey) turnOn();
  else if (isOn) turnOff();
}

const capture = { capture: true };
// In a frame of the gallery, keys may be sent to the page around it even if the pointer is over the frame.
for (const keyboard of window.frameElement ? [window, window.parent] : [window]) {
  keyboard.addEventListener('keydown', onKeyDown, capture);
  keyboard.addEventListener('keyup', ({ key }) => key === 'Alt' && turnOff(), capture);
  keyboard.addEventListener('blur', turnOff);
}
addEventListener('pointermove', onPointerMove, capture);
for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dragstart', 'auxclick']) {
  addEventListener(type, (event) => (event as MouseEvent).altKey && swallow(event), capture);
}
addEventListener(
  'click',
  (event) => {
    if (!event.altKey) return;
    swallow(event);
    // A click that was made with the keyboard has no position.
    if (event.detail > 0) {
      pointer = { x: event.clientX, y: event.clientY };
      turnOn();
    }
    void open(event.shiftKey);
  },
  capture,
);
