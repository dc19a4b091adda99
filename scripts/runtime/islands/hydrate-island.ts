/** The only file of the runtime that knows React. It arrives with the first island that is due. */
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Json } from '../../shared/contracts.ts';
import { ISLAND_PREFIX_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '../../shared/markers.ts';
import { markFailed, setState } from './island-state.ts';
import { tellTyped } from './tell-typed.ts';

/**
 * Hydrates an island's prerendered markup. When the island throws, then or later, its static HTML is back.
 *
 * @param life its end unmounts the island.
 * @returns when the island is hydrated, or has failed.
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<Record<string, Json>>,
  life: AbortSignal,
): Promise<void> {
  const before = element.cloneNode(true).childNodes;
  const props: Record<string, Json> = JSON.parse(
    element.getAttribute(ISLAND_PROPS_ATTRIBUTE) ?? '{}',
  );
  return new Promise((resolve) => {
    const onReady = () => {
      setState(element, 'hydrated');
      tellTyped(element);
      resolve();
    };
    const root = hydrateRoot(
      element,
      createElement(Hydrated, { onReady }, createElement(Island, props)),
      {
        identifierPrefix: element.getAttribute(ISLAND_PREFIX_ATTRIBUTE) ?? '',
        onUncaughtError(error) {
          // React has emptied the element. Unmounting inside its own callback is not allowed.
          queueMicrotask(() => {
            root.unmount();
            element.replaceChildren(...before);
            markFailed(element, error);
            resolve();
          });
        },
      },
    );
    life.addEventListener('abort', () => root.unmount());
  });
}

/** Calls `onReady` when what is inside it has been hydrated. */
function Hydrated({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit
  useEffect(onReady, []);
  return children;
}
