/** Part of every island's script, not of the runtime: React is fetched with the first island that is due. */
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { Json } from '../../shared/contracts.ts';
import { ISLAND_PREFIX_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '../../shared/markers.ts';
import { carryOver } from './carry-over.ts';
import { allowDisplacedNodes } from './displaced-nodes.ts';
import { whenUnused } from './in-use.ts';
import type { WaitingIsland } from './waiting-island.ts';

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
  { element, signal, setState, recorded }: WaitingIsland,
): Promise<void> {
  await whenUnused(element, signal);
  if (signal.aborted) return;
  const before = element.cloneNode(true).childNodes;
  const props: Record<string, Json> = JSON.parse(
    element.getAttribute(ISLAND_PROPS_ATTRIBUTE) ?? '{}',
  );
  const finish = carryOver(element, recorded);
  let failure: Promise<void> | undefined;
  const options = {
    identifierPrefix: element.getAttribute(ISLAND_PREFIX_ATTRIBUTE) ?? '',
    onRecoverableError(error: unknown) {
      // Without a cause, it is only that the markup was changed.
      if (error instanceof Error && error.cause) reportError(error.cause);
    },
    onUncaughtError(error: unknown) {
      // React has emptied the element. It does not allow unmounting inside its own callback.
      failure = Promise.resolve().then(() => {
        root.unmount();
        element.replaceChildren(...before);
        setState('failed', error);
      });
    },
  };
  const root = flushSync(() => hydrateRoot(element, createElement(Island, props), options));
  signal.addEventListener('abort', () => root.unmount());
  if (failure) await failure;
  else setState('hydrated');
  finish();
}
