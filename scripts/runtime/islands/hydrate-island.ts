/** Part of every island's script, not of the runtime: React is fetched with the first island that is due. */
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Json } from '../../shared/contracts.ts';
import {
  ISLAND_PREFIX_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_TAG,
  type IslandState,
} from '../../shared/markers.ts';
import { carryOver } from './carry-over.ts';
import { type RecordedEvent, replay } from './interactions.ts';

/** What may end a press or a composition. */
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'compositionend', 'focusout', 'dragend'];

/** A click comes later than the `pointerup`, above all from a touch screen. In milliseconds. */
const CLICK_DELAY = 50;

export interface WaitingIsland {
  element: HTMLElement;
  /** Aborted when the island is to end. */
  signal: AbortSignal;
  /** Says what has become of it. @param error why it has failed. */
  setState: (state: IslandState, error?: unknown) => void;
  /** What is to be replayed when it is hydrated: the last event of each type. */
  recorded: Map<string, RecordedEvent>;
  stopRecording: () => void;
}

allowDisplacedNodes();

/**
 * Hydrates an island's prerendered markup in one synchronous step, once nobody presses or composes anything in it. If
 * others have changed the markup, so that React draws it anew, what the visitor has done is carried over. If the island
 * throws, now or later, its static HTML is restored.
 *
 * @returns a promise that resolves when the island is hydrated or has failed.
 */
export async function hydrateIsland(
  Island: ComponentType<Record<string, Json>>,
  island: WaitingIsland,
): Promise<void> {
  const { element, signal, setState, recorded, stopRecording } = island;
  await whenUnused(island);
  if (signal.aborted) return;
  const before = element.cloneNode(true).childNodes;
  const props = JSON.parse(element.getAttribute(ISLAND_PROPS_ATTRIBUTE) ?? '{}');
  const finish = carryOver(element, recorded);
  const options = {
    identifierPrefix: element.getAttribute(ISLAND_PREFIX_ATTRIBUTE) ?? '',
    onRecoverableError(error: unknown) {
      // Without a cause, it is only that the markup was changed: once it is published, by others.
      if (error instanceof Error && error.cause) reportError(error.cause);
      else if (process.env.NODE_ENV === 'development') reportError(error);
    },
    onUncaughtError(error: unknown) {
      // React has emptied the element. It does not allow unmounting inside its own callback.
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...before);
        setState('failed', error);
      });
    },
  };
  const root = flushSync(() => hydrateRoot(element, createElement(Island, props), options));
  signal.addEventListener('abort', () => root.unmount());
  setState('hydrated');
  // If the island has thrown, its static HTML must be back first.
  await Promise.resolve();
  finish();
  if (signal.aborted) return;
  stopRecording();
  replay(recorded);
}

/**
 * Waits until an island may be replaced: a press under way would be lost, and so would text that is being composed with
 * an input method. The promise resolves in a task of its own.
 */
function whenUnused({ element, recorded, signal }: WaitingIsland): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const check = () => {
      // Of what is pressed by the space bar, Chromium 153 does not say that what is around is active.
      if (element.querySelector(':active')) return;
      if (recorded.has('compositionstart') && element.matches(':focus-within')) return;
      waiting.abort();
      resolve();
    };
    const options = { capture: true, signal: AbortSignal.any([signal, waiting.signal]) };
    for (const end of ENDS) addEventListener(end, () => setTimeout(check, CLICK_DELAY), options);
    // Not in the middle of an event. Timers are slow in a tab that is not seen.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = check;
    port2.postMessage('');
  });
}

/**
 * Lets React go on when others have moved its nodes: a translator has wrapped a text, an extension a field. By itself,
 * React would throw, and the island would fail. In islands, from now on, what is to be removed is removed from wherever it
 * is, and what is to be put before something goes before what holds it now. Everywhere else, such calls still throw.
 */
function allowDisplacedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const isInIsland = (parent: Node) => parent instanceof Element && parent.closest(ISLAND_TAG);
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const holder = isInIsland(this) ? child.parentNode : this;
    return holder ? (removeChild.call(holder, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    node: New,
    before: Node | null,
  ): New {
    let place = before;
    if (isInIsland(this)) while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as New;
  };
}
