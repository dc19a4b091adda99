/**
 * The source finder in the browser. It runs in every page of the development server and every example of the gallery.
 * While Alt is held, it outlines what is under the pointer or has the focus, and shows where that is written.
 */

import type { Place } from '../read-source.ts';
import { describe, elementPlace, placeOf, type TargetInfo } from './describe.ts';
import { offerHint } from './offer-hint.ts';
import { type NarrowPage, openNarrowPage } from './open-narrow-page.ts';
import * as panel from './panel.ts';
import { requestOpen, requestSource } from './requests.ts';
import { stepFrom } from './step-from.ts';
import { focusedTarget, isInHead, isSameText, type Target, targetAt } from './target.ts';

const noteUse = offerHint();

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
  if (current && isSameText(current.target, target)) {
    const { answer } = current.info;
    const hasPieces = answer && 'found' in answer && (answer.found?.pieces.length ?? 0) > 1;
    if (!hasPieces || current.target.offset === target.offset) return;
  }
  current = { target, info: {} };
  void gatherInfo(current);
}

/** Finds out everything that the label shows, and updates the label with each answer. */
async function gatherInfo(chosen: NonNullable<typeof current>): Promise<void> {
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
  // Attributes and titles are not laid out in lines.
  if (!target.node || isInHead(target)) return;
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
  const { key } = event;
  if (key === 'Alt' && !event.ctrlKey && !event.metaKey) {
    // In some browsers, pressing and releasing Alt opens a menu.
    event.preventDefault();
    if (!isOn) turnOn();
  }
  if (key === 'Tab') pointer = undefined;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!event.altKey || !isOn || !(step || key === 'Enter')) return;
  swallow(event);
  if (step) choose(stepFrom(current?.target, step));
  else void open(event.shiftKey);
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
