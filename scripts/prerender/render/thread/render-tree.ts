import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { HYDRATE_TRIGGERS } from '../../../shared/hydrate-triggers.ts';
import {
  ISLAND_HYDRATE_ATTRIBUTE,
  ISLAND_MODULE_ATTRIBUTE,
  ISLAND_PREFIX_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_STATE_ATTRIBUTE,
} from '../../../shared/markers.ts';
import { escapeText, toJsonAttribute } from '../../../shared/serialize.ts';
import type { SiteScripts } from '../../bundle/bundle-client.ts';
import { findNonJson } from '../../check/find-non-json.ts';
import { type IslandHtml, type Markup, scanMarkup } from '../../check/scan-markup.ts';
import { messageOf } from '../../faults/fault.ts';
import type { UsedIsland } from '../rendered.ts';
import { type RecordedIsland, RecordedIslands } from './modules/island-slots.ts';
import { threadOptions } from './thread-options.ts';
import { IslandError } from './thrown-faults.ts';

/** The URLs of scripts, and the prefix of the ids in islands. */
export interface TreeSettings extends Pick<SiteScripts, 'islandUrls' | 'behaviorUrls'> {
  /** Unique on the site, such as the name of the route. */
  prefix: string;
  /** True for a layout, whose outermost elements are marked. */
  isLayout?: boolean;
}

export interface RenderedTree extends Markup {
  islands: readonly UsedIsland[];
}

/**
 * Renders a page or a layout to HTML:
 *
 * 1. render the tree, with an empty slot in place of each island, and record the islands;
 * 2. render each island separately, with an id prefix of its own, as the browser will hydrate it;
 * 3. scan the whole, which puts the islands into their slots.
 *
 * @throws what a component throws, also inside `<Suspense>`; IslandError if an island has wrong props, or is not set up
 *   correctly.
 */
export async function renderTree(
  element: ReactElement,
  { islandUrls, behaviorUrls, prefix, isLayout = false }: TreeSettings,
): Promise<RenderedTree> {
  const recorded: RecordedIsland[] = [];
  const tree = createElement(RecordedIslands, { value: recorded }, element);
  const html = renderOnce(tree, `${prefix}-`);
  const islands = recorded.map((island, index) =>
    renderIsland(island, islandUrls, `${prefix}-${index}-`),
  );
  const markup = scanMarkup(html, { islands, base: threadOptions.base, behaviorUrls, isLayout });
  const { fallback } = markup;
  if (fallback !== undefined) {
    const island = recorded[fallback];
    throw await findSwallowedError(island ? elementOf(island) : tree);
  }
  return { ...markup, islands: recorded.map(({ file, hydrate }) => ({ file, hydrate })) };
}

function elementOf({ module, props }: RecordedIsland): ReactElement {
  return createElement(module.default, props as never);
}

function renderIsland(
  island: RecordedIsland,
  urls: SiteScripts['islandUrls'],
  prefix: string,
): IslandHtml {
  const { file, props, hydrate } = island;
  const name = file.replace(/^.*\/|\.island\.tsx$/g, '');
  const nonJson = findNonJson(props, 'props');
  if (nonJson) {
    throw new IslandError(
      `${name} ${nonJson.path} is ${nonJson.found}; the props of an island must be JSON`,
      `Correct the props of <${name}>, in the page or in the block that uses it.`,
    );
  }
  const url = urls[file];
  if (url === undefined) {
    throw new IslandError(
      `${file} is outside pages/, layouts/ and components/, which are searched for islands`,
      `Write components/${name}.island.tsx, import that, and let it say: ${reexport(island)}`,
      file,
    );
  }
  if (!HYDRATE_TRIGGERS.includes(hydrate)) {
    throw new IslandError(
      `${name} hydrate is "${hydrate}"; islands hydrate on ${HYDRATE_TRIGGERS.join(', ')}`,
      `Correct \`hydrate\` in ${file}.`,
      file,
    );
  }

  const attributes = [
    `${ISLAND_MODULE_ATTRIBUTE}="${escapeText(url)}"`,
    `${ISLAND_HYDRATE_ATTRIBUTE}="${hydrate}"`,
    `${ISLAND_PREFIX_ATTRIBUTE}="${prefix}"`,
    `${ISLAND_PROPS_ATTRIBUTE}='${toJsonAttribute(props)}'`,
    `${ISLAND_STATE_ATTRIBUTE}="waiting"`,
  ];
  return { attributes: attributes.join(' '), html: renderOnce(elementOf(island), prefix) };
}

function reexport({ module, file }: RecordedIsland): string {
  const specifier = file.split('node_modules/')[1] ?? `../${file}`;
  return `export { default${module.hydrate ? ', hydrate' : ''} } from '${specifier}';`;
}

function renderOnce(element: ReactElement, identifierPrefix: string): string {
  try {
    return renderToString(element, { identifierPrefix });
  } catch (error) {
    // React's own message is about browsers, where a component may suspend.
    throw messageOf(error).startsWith('A component suspended') ? suspensionError() : error;
  }
}

/**
 * Renders again as a stream, which reports errors inside `<Suspense>`, where the string has only the fallback. Returns
 * the error.
 */
function findSwallowedError(element: ReactElement): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const stream = renderToPipeableStream(element, {
    onError: resolve,
    onAllReady: () => resolve(suspensionError()),
  });
  const abort = setTimeout(() => stream.abort(suspensionError()), 100);
  return promise.finally(() => clearTimeout(abort));
}

function suspensionError(): Error {
  return new Error("a component waits for something; that belongs in the page's `load`");
}
