import type { ReactElement } from 'react';
import { ISLAND, ISLAND_TAG } from '../shared/markers.ts';
import { escapeText, findNonJson, toJson } from '../shared/serialize.ts';
import { messageOf } from './fault.ts';
import { type IslandUse, SLOT } from './island-slots.ts';
import type { Renderer } from './open-bundle.ts';

/** Where islands are fetched from, and the first part of the ids in them. */
export interface IslandPlaces {
  /** Island source file → URL. */
  urls: Readonly<Record<string, string>>;
  /** Unique on the site: the route's or the layout's name. */
  prefix: string;
}

export interface RenderedTree {
  html: string;
  islands: readonly IslandUse[];
}

/**
 * Renders a page or a layout to HTML:
 *
 * 1. the tree renders once; each island in it leaves an empty slot and a note;
 * 2. each noted island is rendered on its own, with an id prefix of its own, as the browser will hydrate it;
 * 3. the islands' markup is put into the slots.
 *
 * @throws what a component throws, SwallowedError for what it threw inside `<Suspense>`, and an Error for props
 * that JSON would change.
 */
export function renderTree(
  element: ReactElement,
  renderer: Renderer,
  places: IslandPlaces,
): RenderedTree {
  const { react } = renderer;
  const islands: IslandUse[] = [];
  const tree = react.createElement(renderer.Collector, { value: islands }, element);
  const page = tidy(renderWhole(tree, renderer, ''));
  const markup = islands.map((island, index) =>
    renderIsland(island, renderer, places, `${places.prefix}-${index}-`),
  );
  return { html: page.replace(SLOT, (_, index) => markup[Number(index)] ?? ''), islands };
}

function renderIsland(
  { module, file, props }: IslandUse,
  renderer: Renderer,
  { urls }: IslandPlaces,
  prefix: string,
): string {
  const name = file.replace(/^.*\/|\.island\.tsx$/g, '');
  const nonJson = findNonJson(props, 'props');
  if (nonJson) throw new Error(`${name} ${nonJson.path} is ${nonJson.found}; islands take JSON`);

  const element = renderer.react.createElement(module.default, props as never);
  const html = withoutHints(renderWhole(element, renderer, prefix));
  const attributes = [
    `${ISLAND.module}="${escapeText(urls[file] ?? '')}"`,
    `${ISLAND.hydrate}="${module.hydrate ?? 'visible'}"`,
    `${ISLAND.prefix}="${prefix}"`,
    `${ISLAND.props}='${toJson(props)}'`,
    `${ISLAND.state}="waiting"`,
  ];
  return `<${ISLAND_TAG} ${attributes.join(' ')}>${html}</${ISLAND_TAG}>`;
}

/**
 * React has put a fallback in the place of something inside `<Suspense>` and said nothing. What was thrown there
 * can be found out by rendering once more; see findSwallowedError.
 */
export class SwallowedError extends Error {
  readonly element: ReactElement;

  constructor(element: ReactElement) {
    super('A component inside <Suspense> did not render');
    this.element = element;
  }
}

function renderWhole(
  element: ReactElement,
  { server }: Renderer,
  identifierPrefix: string,
): string {
  const html = server.renderToString(element, { identifierPrefix });
  if (/<!--\$[!?]-->/.test(html)) throw new SwallowedError(element);
  return html;
}

/** Renders once more to learn what was thrown inside `<Suspense>`, or that something there waits. */
export function findSwallowedError(
  { element }: SwallowedError,
  { server }: Renderer,
): Promise<Error> {
  return new Promise((resolve) => {
    const found = (error: unknown) =>
      resolve(error instanceof Error ? error : new Error(messageOf(error)));
    server.renderToPipeableStream(element, {
      onError: found,
      onAllReady: () =>
        found(new Error("a component suspended; what it waits for belongs into the page's `load`")),
    });
  });
}

/** Static HTML needs none of the comments that hydration would look for. */
function tidy(html: string): string {
  return withoutHints(html)
    .replace(/<!--(?: |\$|\/\$)-->/g, '')
    .replace(/<(section|header|main|footer|nav|article|aside)(?=[ >])/g, '\n<$1');
}

/** React puts preload hints before a fragment's HTML; the document has its own in the head. */
function withoutHints(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
