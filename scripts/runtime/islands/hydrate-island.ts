/** Part of every island's script, not of the runtime: React is fetched with the first island that is due. */
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Json } from '../../shared/contracts.ts';
import { ISLAND_PREFIX_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '../../shared/markers.ts';
import { markFailed, setState } from './island-state.ts';
import { replayInput } from './replay-input.ts';

/**
 * Hydrates an island's prerendered markup. If the island throws, now or later, its static HTML is restored.
 *
 * @param signal when aborted, the island is unmounted.
 * @returns a promise that resolves when the island is hydrated or has failed.
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<Record<string, Json>>,
  signal: AbortSignal,
): Promise<void> {
  const before = element.cloneNode(true).childNodes;
  const props: Record<string, Json> = JSON.parse(
    element.getAttribute(ISLAND_PROPS_ATTRIBUTE) ?? '{}',
  );
  return new Promise((resolve) => {
    const onReady = () => {
      setState(element, 'hydrated');
      replayInput(element);
      resolve();
    };
    const root = hydrateRoot(
      element,
      createElement(Hydrated, { onReady }, createElement(Island, props)),
      {
        identifierPrefix: element.getAttribute(ISLAND_PREFIX_ATTRIBUTE) ?? '',
        onRecoverableError(error) {
          // Somebody who leaves before React has begun is no fault, but React counts it as one.
          if (!signal.aborted) reportError(error);
        },
        onUncaughtError(error) {
          // React has emptied the element. It does not allow unmounting inside its own callback.
          queueMicrotask(() => {
            root.unmount();
            element.replaceChildren(...before);
            markFailed(element, error);
            resolve();
          });
        },
      },
    );
    signal.addEventListener('abort', () => root.unmount());
  });
}

/** Calls `onReady` when its children have been hydrated. */
function Hydrated({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit
  useEffect(onReady, []);
  return children;
}
