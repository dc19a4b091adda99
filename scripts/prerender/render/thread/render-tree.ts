import type { ReactElement } from 'react';
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
import { checkMarkup } from '../../check/check-markup.ts';
import { findNonJson } from '../../check/find-non-json.ts';
import { machinePathFaults } from '../../check/machine-paths.ts';
import { BuildFailure, type CodeSource, type Fault, messageOf } from '../../faults/fault.ts';
import type { UsedIsland } from '../rendered.ts';
import type { IslandHtml } from './fill-slots.ts';
import { makeMarkup, type PublishedMarkup } from './make-markup.ts';
import { originIn } from './modules/compile-source.ts';
import { type RecordedIsland, RecordedIslands } from './modules/island-slots.ts';
import { createElement } from './modules/react.ts';
import { addFaults, guard } from './site-code.ts';
import { threadOptions } from './this-thread.ts';

/** The URLs of scripts, and the prefix of the ids in islands. */
export interface TreeSettings extends Pick<SiteScripts, 'islandUrls' | 'behaviorUrls'> {
  /** Unique on the site, such as the name of the route. */
  prefix: string;
  /** True for a layout, whose outermost elements are marked. */
  isLayout?: boolean;
  /** Links to them are marked. */
  publicFiles?: readonly string[];
}

export interface RenderedTree extends PublishedMarkup {
  islands: readonly UsedIsland[];
}

/**
 * Renders a page or a layout to HTML:
 *
 * 1. render the tree, with an empty slot in place of each island, and record the islands;
 * 2. render each island separately, with an id prefix of its own, as the browser will hydrate it;
 * 3. make what is published of the whole, with the islands in their slots.
 *
 * @param makeElement makes the element to render.
 * @returns undefined if a component throws, also inside `<Suspense>`, or an island has wrong props or is not set up
 *   correctly.
 */
export function renderTree(
  source: CodeSource,
  { islandUrls, behaviorUrls, prefix, isLayout = false, publicFiles = [] }: TreeSettings,
  makeElement: () => ReactElement,
): Promise<RenderedTree | undefined> {
  const what = `${source.file} threw an error while it was rendered`;
  return guard(what, source, async () => {
    const recorded: RecordedIsland[] = [];
    const tree = createElement(RecordedIslands, { value: recorded }, makeElement());
    const html = await renderOnce(tree, `${prefix}-`);
    const islands: IslandHtml[] = [];
    for (const [index, island] of recorded.entries()) {
      const mistake = findMistake(island, islandUrls);
      if (mistake) throw new BuildFailure([{ what, ...source, ...mistake }]);
      islands.push(await renderIsland(island, islandUrls, `${prefix}-${index}-`));
    }
    const { base } = threadOptions;
    const published = makeMarkup(html, { islands, base, behaviorUrls, isLayout, publicFiles });
    const { fallback } = published;
    if (fallback !== undefined) {
      const island = recorded[fallback];
      throw await findSwallowedError(island ? elementOf(island) : tree);
    }
    return { ...published, islands: recorded.map(({ file, hydrate }) => ({ file, hydrate })) };
  });
}

/**
 * Adds the faults in the HTML of a page, a layout or an error page to those of the task.
 *
 * @param layoutIds the ids of the layout around it.
 */
export function addMarkupFaults(
  { findings, markup }: RenderedTree,
  source: CodeSource,
  behaviorUrls: SiteScripts['behaviorUrls'],
  layoutIds: readonly string[] = [],
): void {
  const behaviors = Object.keys(behaviorUrls);
  addFaults(checkMarkup(findings, source, behaviors, layoutIds, originIn));
  addFaults(machinePathFaults(markup, source, threadOptions.root));
}

function elementOf({ module, props }: RecordedIsland): ReactElement {
  return createElement(module.default, props as never);
}

/** Finds what is wrong with an island, with advice that a stack trace would not give. */
function findMistake(
  { module, file, props, hydrate }: RecordedIsland,
  urls: SiteScripts['islandUrls'],
): (Pick<Fault, 'why' | 'fix'> & Partial<Fault>) | undefined {
  const name = file.replace(/^.*\/|\.island\.tsx$/g, '');
  const nonJson = findNonJson(props, 'props');
  if (nonJson) {
    return {
      why: `Error: ${name} ${nonJson.path} is ${nonJson.what}; the props of an island must be JSON`,
      fix: `Correct the props of <${name}>, in the page or in the block that uses it.`,
    };
  }
  if (urls[file] === undefined) {
    const specifier = file.split('node_modules/')[1] ?? `../${file}`;
    const reexport = `export { default${module.hydrate ? ', hydrate' : ''} } from '${specifier}';`;
    return {
      file,
      why: `Error: ${file} is outside pages/, layouts/ and components/, which are searched for islands`,
      fix: `Write components/${name}.island.tsx, import that, and let it say: ${reexport}`,
    };
  }
  if (HYDRATE_TRIGGERS.includes(hydrate)) return undefined;
  return {
    file,
    why: `Error: ${name} hydrate is "${hydrate}"; islands hydrate on ${HYDRATE_TRIGGERS.join(', ')}`,
    fix: `Correct \`hydrate\` in ${file}.`,
  };
}

async function renderIsland(
  island: RecordedIsland,
  urls: SiteScripts['islandUrls'],
  prefix: string,
): Promise<IslandHtml> {
  const attributes = [
    `${ISLAND_MODULE_ATTRIBUTE}="${escapeText(urls[island.file] ?? '')}"`,
    `${ISLAND_HYDRATE_ATTRIBUTE}="${island.hydrate}"`,
    `${ISLAND_PREFIX_ATTRIBUTE}="${prefix}"`,
    `${ISLAND_PROPS_ATTRIBUTE}='${toJsonAttribute(island.props)}'`,
    `${ISLAND_STATE_ATTRIBUTE}="waiting"`,
  ];
  return { attributes: attributes.join(' '), html: await renderOnce(elementOf(island), prefix) };
}

async function renderOnce(element: ReactElement, identifierPrefix: string): Promise<string> {
  try {
    return renderToString(element, { identifierPrefix });
  } catch (error) {
    // The message of React 19 is about browsers, where a component may suspend.
    throw messageOf(error).startsWith('A component suspended')
      ? await findSwallowedError(element)
      : error;
  }
}

const WAITS =
  "waits for something; await that in the page's `load`, and import components at the top of the file";

/**
 * Renders again as a stream, which reports errors inside `<Suspense>`, where the string has only the fallback, and which
 * component waits. Returns the error.
 */
function findSwallowedError(element: ReactElement): Promise<unknown> {
  const waits = new Error(`a component ${WAITS}`);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const stream = renderToPipeableStream(element, {
    onError(error, { componentStack = '' }) {
      const [, name] = /at ([\w$.]+)(?: \(|\n|$)/.exec(componentStack) ?? [];
      if (error === waits && name) waits.message = `<${name}> ${WAITS}`;
      if (error === waits) waits.stack = `${waits}${componentStack}`;
      resolve(error);
    },
    onAllReady: () => resolve(waits),
  });
  // By then, React has rendered all that does not wait for ever.
  setTimeout(() => stream.abort(waits), 100);
  return promise;
}
