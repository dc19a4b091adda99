/** The only file of the runtime that knows React. It arrives with the first island that is due. */
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Json } from '../shared/contracts.ts';
import { ISLAND } from '../shared/markers.ts';

/** Hydrates an island's prerendered markup. The result unmounts it. */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<Record<string, Json>>,
): () => void {
  const props: Record<string, Json> = JSON.parse(element.getAttribute(ISLAND.props) ?? '{}');
  const root = hydrateRoot(element, createElement(Island, props), {
    identifierPrefix: element.getAttribute(ISLAND.prefix) ?? '',
  });
  return () => root.unmount();
}
