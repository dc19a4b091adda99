/**
 * Runs in every page of the development server, and in every example of the gallery: while Alt is held, what is under
 * the pointer or has the focus is outlined, and tells its source.
 */
import { askPages, askToOpen, askWhere } from './ask.ts';
import { describe, elementPlace, type Knowledge, placeOf } from './describe.ts';
import { showHint } from './hint.ts';
import { type NarrowPage, openNarrowPage } from './measure-room.ts';
import { openPanel } from './panel.ts';
import { stepFrom } from './step.ts';
import { focusedTarget, type Target, targetAt } from './target.ts';

const panel = openPanel();
const hint = showHint(panel);

/** Where the pointer is, if it was used last; the focus counts otherwise. */
let pointer: { x: number; y: number } | undefined;
let current: { target: Target; known: Knowledge } | undefined;
let narrow: NarrowPage | undefined;
let isOn = false;

function turnOn(): void {
  isOn = true;
  hint.used();
  const target = pointer
    ? (panel.headAt(pointer.x, pointer.y) ?? targetAt(pointer.x, pointer.y))
    : focusedTarget();
  if (target) choose(target);
}

function turnOff(): void {
  isOn = false;
  current = undefined;
  narrow?.remove();
  narrow = undefined;
  panel.hide();
}

function choose(target: Target): void {
  const { element, node, attribute, offset } = target;
  const last = current?.target;
  const isSame = last?.element === element && last.node === node && last.attribute === attribute;
  const answer = current?.known.answer;
  const isOnePart = !(answer && 'found' in answer && (answer.found?.parts.length ?? 0) > 1);
  if (isSame && (isOnePart || last.offset === offset)) return;
  const chosen = { target, known: {} };
  current = chosen;
  void learn(chosen);
}

/** Finds out all there is to tell, and tells it as it comes. */
async function learn(chosen: { target: Target; known: Knowledge }): Promise<void> {
  const { target } = chosen;
  const tell = (more: Knowledge) => {
    if (current !== chosen) return;
    Object.assign(chosen.known, more);
    panel.show(target, describe(target, chosen.known));
  };
  tell({});
  if (!target.words) return;
  const answer = await askWhere(target);
  tell({ answer });
  if (current !== chosen || 'refused' in answer) return;
  const part = answer.found?.parts[answer.found.at];
  void askPages(part?.text ?? target.words).then((pages) => tell({ pages }));
  // The name of a page or a picture has no lines.
  if (!target.node || target.element.localName === 'title') return;
  narrow ??= openNarrowPage(panel.root);
  tell({ room: (await narrow.roomFor(target)) ?? null });
}

async function open(isElement: boolean): Promise<void> {
  const chosen = current;
  if (!chosen) return;
  const { target, known } = chosen;
  // A click may come before the answer.
  if (target.words && !known.answer) known.answer = await askWhere(target);
  const place = isElement ? elementPlace(target) : placeOf(target, known);
  known.opening = place ? await told(askToOpen(place)) : 'Its source is not known.';
  if (current === chosen) panel.show(target, describe(target, known));
}

async function told(opening: ReturnType<typeof askToOpen>): Promise<string> {
  const answer = await opening;
  if ('refused' in answer) return `Not opened: ${answer.refused}`;
  if (answer.opened) return 'Opened in your editor.';
  const { path, why } = answer;
  return navigator.clipboard.writeText(path).then(
    () => `${why} Copied: ${path}`,
    () => `${why} It is ${path}`,
  );
}

/** The page gets nothing of it. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Alt' && !event.ctrlKey && !event.metaKey) {
    // Released alone, it would open the browser's menu.
    event.preventDefault();
    if (!isOn) turnOn();
    return;
  }
  if (event.key === 'Tab') pointer = undefined;
  if (!event.altKey || !isOn) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step && event.key !== 'Enter') return;
  swallow(event);
  if (event.key === 'Enter') void open(event.shiftKey);
  else if (step) choose(stepFrom(current?.target, step));
}

function onPointerMove({ clientX: x, clientY: y, altKey }: PointerEvent): void {
  // Scrolling moves the page under a pointer that rests.
  if (pointer?.x === x && pointer.y === y) return;
  pointer = { x, y };
  if (altKey) turnOn();
  else if (isOn) turnOff();
}

const capture = { capture: true };
// Beside the pointer in a frame of the gallery, the keyboard may be with the page around it.
for (const keyboard of window.frameElement ? [window, window.parent] : [window]) {
  keyboard.addEventListener('keydown', onKeyDown, capture);
  keyboard.addEventListener('keyup', ({ key }) => key === 'Alt' && turnOff(), capture);
  keyboard.addEventListener('blur', turnOff);
}
addEventListener('pointermove', onPointerMove, capture);
for (const type of [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'dragstart',
  'auxclick',
] as const) {
  addEventListener(type, (event) => event.altKey && swallow(event), capture);
}
addEventListener(
  'click',
  (event) => {
    if (!event.altKey) return;
    swallow(event);
    // A click of the keyboard has no place.
    if (event.detail > 0) {
      pointer = { x: event.clientX, y: event.clientY };
      turnOn();
    }
    void open(event.shiftKey);
  },
  capture,
);
