import type { ComponentType, ReactElement } from 'react';
import type { ErrorLayoutProps, LayoutProps, Site } from '../../../shared/contracts.ts';
import { MESSAGE_PLACEHOLDER, PAGE_ID, SLOT_ATTRIBUTE } from '../../../shared/markers.ts';
import type { SiteScripts } from '../../bundle/bundle-client.ts';
import { isComponent } from '../../check/check-page-module.ts';
import { checkSiteFacts } from '../../check/check-site-facts.ts';
import type { LayoutsResult, RenderedErrorPage, RenderedLayout } from '../rendered.ts';
import type { Task } from '../thread-messages.ts';
import { makeMarkup } from './make-markup.ts';
import { reachedFrom, stylesOf } from './modules/module-graph.ts';
import { createElement } from './modules/react.ts';
import { publishAssets } from './published-assets.ts';
import {
  addMarkupFaults,
  type RenderedTree,
  renderTree,
  type TreeSettings,
} from './render-tree.ts';
import { addFaults, importGuarded } from './site-code.ts';
import { reportProgress } from './this-thread.ts';

/** What is the same for all layouts and error pages. */
type SharedSettings = SiteScripts & Pick<TreeSettings, 'publicFiles'>;

/** The gap of a layout, where the page goes. */
const GAP = { id: PAGE_ID, [SLOT_ATTRIBUTE]: 'page' };

/**
 * Elements that may be around a page, besides custom ones: what is in them is parsed as it is anywhere. A `<p>` or `<li>`
 * would end where the page has another one, a `<form>` or `<a>` would lose those of the page.
 */
const AROUND_PAGES = new Set('main div section article aside header footer nav'.split(' '));

/**
 * Renders each layout once, with a gap for the page, and the error pages. Also reads the facts about the site.
 */
export async function renderLayoutsAndErrors({
  modules,
  scripts,
}: Task<'layouts'>): Promise<LayoutsResult> {
  const { errorPage, siteFile, publicFiles } = modules;
  const settings = { ...scripts, publicFiles };
  const layouts: Record<string, RenderedLayout> = {};
  for (const [name, file] of Object.entries(modules.layouts)) {
    // If a layout cannot be rendered, a plain one takes its place, so that its pages can still be checked.
    layouts[name] = (await renderLayout(name, file, settings)) ?? plainLayout(name, true);
  }
  // For error pages, and if there are no layouts.
  const plain = plainLayout('default', false);
  const layoutFiles = Object.values(modules.layouts);
  if (layoutFiles.length === 0) layouts.default = plain;
  const layoutOfErrors = layouts.default ?? Object.values(layouts)[0] ?? plain;
  const errorPages: RenderedErrorPage[] = [];
  for (const status of [404, 500] as const) {
    const page = await renderErrorPage(status, errorPage, settings, layoutOfErrors);
    if (page) errorPages.push(page);
  }
  const site = siteFile === undefined ? undefined : await readSite(siteFile);

  const files = [...layoutFiles, errorPage, siteFile].filter((file) => file !== undefined);
  files.forEach(publishAssets);
  const stylesOfAll = (files: readonly string[]) => [
    ...new Set(files.flatMap((file) => stylesOf(file, scripts.islandStyles))),
  ];
  return {
    layouts,
    errorPages,
    site,
    sources: [...new Set(files.flatMap(reachedFrom))],
    styles: stylesOfAll(layoutFiles),
    errorStyles: stylesOfAll(errorPage ? [errorPage] : []),
  };
}

async function readSite(file: string): Promise<Site | undefined> {
  reportProgress(file);
  const module = await importGuarded({ file });
  if (module === undefined) return undefined;
  const checked = checkSiteFacts(module, file);
  addFaults(checked.faults);
  return checked.site;
}

async function renderLayout(
  name: string,
  file: string,
  shared: SharedSettings,
): Promise<RenderedLayout | undefined> {
  const settings = { ...shared, prefix: `Layout-${name}`, isLayout: true };
  const tree = await renderDefault<LayoutProps>(file, settings, {
    children: createElement('div', GAP),
  });
  if (!tree) return undefined;
  addMarkupFaults(tree, { file }, shared.behaviorUrls);
  const [gap, secondGap] = tree.gaps;
  if (!gap || secondGap) {
    addFaults([
      {
        what: `The layout "${name}" shows its page ${secondGap ? 'more than once' : 'never'}`,
        file,
        why: 'A layout renders `children` exactly once: that is where the page goes.',
        fix: 'Put {children} where the page belongs, inside <main>.',
      },
    ]);
    return undefined;
  }
  const wrapper = gap.find((tag) => !AROUND_PAGES.has(tag) && !tag.includes('-'));
  if (wrapper) {
    addFaults([
      {
        what: `The layout "${name}" shows its page inside <${wrapper}>`,
        file,
        why: `Browsers do not allow every element there: what is in a page could end the <${wrapper}>, or be left out.`,
        fix: `Put \`children\` into ${[...AROUND_PAGES].join(', ')} or a custom element.`,
      },
    ]);
  }
  const { markup, findings, islands } = tree;
  return { name, markup, hasFaults: false, findings, islands };
}

/** The layout of a site without layouts, and the replacement for a layout with faults. */
function plainLayout(name: string, hasFaults: boolean): RenderedLayout {
  const { markup, findings } = makeMarkup(
    `<main><div id="${PAGE_ID}" ${SLOT_ATTRIBUTE}="page"></div></main>`,
    { isLayout: true },
  );
  return { name, markup, hasFaults, findings, islands: [] };
}

async function renderErrorPage(
  status: 404 | 500,
  errorPage: string | undefined,
  shared: SharedSettings,
  layout: RenderedLayout,
): Promise<RenderedErrorPage | undefined> {
  const file = errorPage ?? 'layouts/error.tsx';
  const settings = { ...shared, prefix: `Error-${status}` };
  const props = { statusCode: status, message: MESSAGE_PLACEHOLDER };
  const tree = await (errorPage === undefined
    ? renderTree({ file }, settings, () => plainErrorPage(props))
    : renderDefault<ErrorLayoutProps>(file, settings, props));
  if (!tree) return undefined;
  const { markup, findings, islands } = tree;
  if (findings.hasMessageInAttribute) {
    addFaults([
      {
        what: 'The error page has its message in an attribute or in the props of an island',
        file,
        why: 'The browser fills the message into the prepared HTML as text, and a quotation mark in it would end the attribute.',
        fix: 'Show {message} as text, outside islands; let an attribute refer to that text, as aria-labelledby does.',
      },
    ]);
  }
  addMarkupFaults(tree, { file }, shared.behaviorUrls, layout.findings.ids);
  return { status, markup, layout, findings, islands };
}

/** The error page of a site without `layouts/error.tsx`: the message, and on a 404 a link to the home page. */
function plainErrorPage({ statusCode, message }: ErrorLayoutProps): ReactElement {
  const home = createElement('a', { href: '/' }, 'Back to the home page');
  return createElement(
    'section',
    { 'aria-labelledby': 'error' },
    createElement('h1', { id: 'error' }, message),
    statusCode === 404 && createElement('p', null, home),
  );
}

/** Renders the default export of a module. Returns undefined if that is not possible. */
async function renderDefault<Props extends object>(
  file: string,
  settings: TreeSettings,
  props: Props,
): Promise<RenderedTree | undefined> {
  reportProgress(file);
  const module = await importGuarded({ file });
  if (module === undefined) return undefined;
  return renderTree({ file }, settings, () => {
    const component: unknown = Object(module).default;
    if (!isComponent(component)) throw new Error('the default export is not a component');
    return createElement(component as ComponentType<Props>, props);
  });
}
