import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { HYDRATE_TRIGGERS } from '../../../shared/hydrate-triggers.ts';
import {
  ISLAND_HYDRATE_ATTRIBUTE,
  ISLAND_MODULE_ATTRIBUTE,
  ISLAND_PREFIX_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_STATE_ATTRIBUTE,
  ISLAND_TAG,
} from '../../../shared/markers.ts';
import { escapeText, toJsonAttribute } from '../../../shared/serialize.ts';
import { findNonJson } from '../../check/find-non-json.ts';
import { messageOf } from '../../faults/fault.ts';
import type { UsedIsland } from '../rendered.ts';
import { renderStatic } from './modules/dead-handlers.ts';
import { ISLAND_SLOT, type RecordedIsland, RecordedIslands } from './modules/island-slots.ts';
import { IslandError } from './thrown-faults.ts';

/** The URLs of islands, and the prefix of their ids. */
export interface IslandSettings {
  /** Island source file → URL. */
  urls: Readonly<Record<string, string>>;
  /** Unique on the site, such as the name of the route. */
  prefix: string;
}

export interface RenderedTree {
  html: string;
  islands: readonly UsedIsland[];
}

/**
 * Renders a page or a layout to HTML:
 *
 * 1. render the tree, with an empty slot in place of each island, and record the islands;
 * 2. render each island separately, with an id prefix of its own, as the browser will hydrate it;
 * 3. put the islands' markup into the slots.
 *
 * @throws what a component throws; IslandError if an island has wrong props, or is not set up correctly.
 */
export async function renderTree(
  element: ReactElement,
  { urls, prefix }: IslandSettings,
): Promise<RenderedTree> {
  const recorded: RecordedIsland[] = [];
  const tree = createElement(RecordedIslands, { value: recorded }, element);
  const page = tidy(await renderStatic(() => renderWhole(tree, `${prefix}-`)));
  const markup = await Promise.all(
    recorded.map((island, index) => renderIsland(island, urls, `${prefix}-${index}-`)),
  );
  const html = page.replace(ISLAND_SLOT, (_, index) => markup[Number(index)] ?? '');
  const islands = recorded.map(({ file, hydrate }) => ({ file, hydrate }));
  return { html, islands };
}

async function renderIsland(
  { module, file, props, hydrate }: RecordedIsland,
  urls: IslandSettings['urls'],
  prefix: string,
): Promise<string> {
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
      `Write components/${name}.island.tsx, import that, and let it say: export { default${module.hydrate ? ', hydrate' : ''} } from '${file.split('node_modules/')[1] ?? `../${file}`}';`,
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

  const element = createElement(module.default, props as never);
  const html = withoutHints(await renderWhole(element, prefix));
  const attributes = [
    `${ISLAND_MODULE_ATTRIBUTE}="${escapeText(url)}"`,
    `${ISLAND_HYDRATE_ATTRIBUTE}="${hydrate}"`,
    `${ISLAND_PREFIX_ATTRIBUTE}="${prefix}"`,
    `${ISLAND_PROPS_ATTRIBUTE}='${toJsonAttribute(props)}'`,
    `${ISLAND_STATE_ATTRIBUTE}="waiting"`,
  ];
  return `<${ISLAND_TAG} ${attributes.join(' ')}>${html}</${ISLAND_TAG}>`;
}

/** Renders to a string. Also throws errors inside `<Suspense>`, where React would render the fallback instead. */
async function renderWhole(element: ReactElement, identifierPrefix: string): Promise<string> {
  const html = renderOnce(element, identifierPrefix);
  if (/<!--\$[!?]-->/.test(html)) throw await findSwallowedError(element);
  return html;
}

function renderOnce(element: ReactElement, identifierPrefix: string): string {
  try {
    return renderToString(element, { identifierPrefix });
  } catch (error) {
    // React's own message is about browsers, where a component may suspend.
    throw messageOf(error).startsWith('A component suspended') ? suspensionError() : error;
  }
}

/** Renders again as a stream, which reports errors inside `<Suspense>`. Returns the error. */
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

/** Removes React's comments, which only hydration needs, and starts a new line before each section. */
function tidy(html: string): string {
  return withoutHints(html)
    .replace(/<!--(?: |\$|\/\$)-->/g, '')
    .replace(/<(section|header|main|footer|nav|article|aside)(?=[ >])/g, '\n<$1');
}

/** Removes the preload hints that React writes before the HTML. The document has its own in the head. */
function withoutHints(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
