/**
 * The source finder in the browser. It runs in every page of the development server and every example of the gallery.
 * While Alt is held, it outlines what is under the pointer or has the focus, and shows where that is written.
 */

import type { Place } from '../finder-messages.ts';
import { describe, elementPlace, placeOf, type TargetInfo } from './describe.ts';
import { showHint } from './hint.ts';
import { type NarrowPage, openNarrowPage } from './measure-room.ts';
import { openPanel } from './panel.ts';
import { requestOpen, requestPages, requestSource } from './requests.ts';
import { stepFrom } from './step.ts';
import { focusedTarget, type Target, targetAt } from './target.ts';

const panel = openPanel();
const noteUse = showHint(panel);

/** Where the pointer is. Undefined after the Tab key: then the element with the focus is meant. */
let pointer: { x: number; y: number } | undefined;
let current: { target: Target; info: TargetInfo } | undefined;
let narrow: NarrowPage | undefined;
let isOn = false;

function turnOn(): void {
  isOn = true;
  noteUse();
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
  const answer = current?.info.answer;
  const isOnePiece = !(answer && 'found' in answer && (answer.found?.pieces.length ?? 0) > 1);
  if (isSame && (isOnePiece || last.offset === offset)) return;
  const chosen = { target, info: {} };
  current = chosen;
  void gatherInfo(chosen);
}

/** Finds out everything that the label shows, and updates the label with each answer. */
async function gatherInfo(chosen: { target: Target; info: TargetInfo }): Promise<void> {
  const { target } = chosen;
  const update = (more: TargetInfo) => {
    if (current !== chosen) return;
    Object.assign(chosen.info, more);
    panel.show(target, describe(target, chosen.info));
  };
  update({});
  if (!target.text) return;
  const answer = await requestSource(target);
  update({ answer });
  if (current !== chosen || 'refused' in answer) return;
  const piece = answer.found?.pieces[answer.found.at];
  void requestPages(piece?.text ?? target.text).then((pages) => update({ pages }));
  // Attributes and titles are not laid out in lines.
  if (!target.node || target.element.localName === 'title') return;
  narrow ??= openNarrowPage(panel.root);
  update({ room: (await narrow.roomFor(target)) ?? null });
}

async function open(isElement: boolean): Promise<void> {
  const chosen = current;
  if (!chosen) return;
  const { target, info } = chosen;
  // A click may come before the answer.
  if (target.text && !info.answer) info.answer = await requestSource(target);
  const place = isElement ? elementPlace(target) : placeOf(target, info);
  info.opening = place ? await openPlace(place) : 'Not opened: its source is not known.';
  if (current === chosen) panel.show(target, describe(target, info));
}

/** Opens a line in the editor, or copies its path if no editor starts. Returns what happened, as a sentence. */
async function openPlace(place: Place): Promise<string> {
  const answer = await requestOpen(place);
  if ('refused' in answer) return `Not opened: ${answer.refused}`;
  if (answer.opened) return 'Opened in your editor.';
  const { path, why } = answer;
  return navigator.clipboard.writeText(path).then(
    () => `${why} Copied: ${path}`,
    () => `${why} The path is ${path}`,
  );
}

/** Keeps an event from the page and its default action from happening. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Alt' && !event.ctrlKey && !event.metaKey) {
    // In some browsers, pressing and releasing Alt opens a menu.
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
  // Scrolling with the keyboard also sends this event, though the pointer has not moved.
  if (pointer?.x === x && pointer.y === y) return;
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
    // A click that was made with the keyboard has no position.
    if (event.detail > 0) {
      pointer = { x: event.clientX, y: event.clientY };
      turnOn();
    }
    void open(event.shiftKey);
  },
  capture,
);
