/** The only file of the runtime that knows React. It arrives with the first island that is due. */
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Json } from '../shared/contracts.ts';
import { ISLAND_PREFIX_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '../shared/markers.ts';
import { tellTyped } from './tell-typed.ts';

/**
 * Hydrates an island's prerendered markup.
 *
 * @param onGivenUp called with what the island throws after it was hydrated: its static HTML is back then.
 * @returns its unmount, once it is hydrated.
 * @throws what the island throws before; its static HTML is back then, too.
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<Record<string, Json>>,
  onGivenUp: (error: unknown) => void,
): Promise<() => void> {
  const html = element.innerHTML;
  const props: Record<string, Json> = JSON.parse(
    element.getAttribute(ISLAND_PROPS_ATTRIBUTE) ?? '{}',
  );
  return new Promise((resolve, reject) => {
    let isReady = false;
    const unmount = () => root.unmount();
    const onReady = () => {
      isReady = true;
      tellTyped(element);
      resolve(unmount);
    };
    const root = hydrateRoot(
      element,
      createElement(Hydrated, { onReady }, createElement(Island, props)),
      {
        identifierPrefix: element.getAttribute(ISLAND_PREFIX_ATTRIBUTE) ?? '',
        onUncaughtError(error) {
          // React has emptied the element. Unmounting inside its own callback is not allowed.
          queueMicrotask(() => {
            unmount();
            element.innerHTML = html;
            if (isReady) onGivenUp(error);
            else reject(error);
          });
        },
      },
    );
  });
}

/** Calls `onReady` when what is inside it has been hydrated. */
function Hydrated({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit
  useEffect(onReady, []);
  return children;
}
