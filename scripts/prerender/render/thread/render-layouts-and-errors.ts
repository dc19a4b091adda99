import { type ComponentType, createElement } from 'react';
import type { ErrorLayoutProps, LayoutProps, Site } from '../../../shared/contracts.ts';
import { MESSAGE_PLACEHOLDER, PAGE_ID, SLOT_ATTRIBUTE } from '../../../shared/markers.ts';
import { checkSiteFacts } from '../../check/check-site-facts.ts';
import { scanMarkup } from '../../check/scan-markup.ts';
import type { Fault } from '../../faults/fault.ts';
import type { LayoutsResult, RenderedErrorPage, RenderedLayout } from '../rendered.ts';
import type { Task } from '../thread-messages.ts';
import { addMarkupFaults } from './add-markup-faults.ts';
import { dynamicStyleFaults } from './dynamic-style-faults.ts';
import { reachedFrom, stylesOf } from './modules/module-graph.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { publishAssets } from './published-assets.ts';
import { importGuarded, renderGuarded } from './site-code.ts';
import { addFaults } from './task-faults.ts';
import { reportProgress } from './to-main-thread.ts';

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
export async function renderLayoutsAndErrors(task: Task<'layouts'>): Promise<LayoutsResult> {
  const { errorPage, siteFile } = task;
  const layoutFiles = Object.values(task.layouts);
  const layouts: Record<string, RenderedLayout> = {};
  for (const [name, file] of Object.entries(task.layouts)) {
    // If a layout cannot be rendered, a plain one takes its place, so that its pages can still be checked.
    layouts[name] = (await renderLayout(name, file, task)) ?? plainLayout(name, true);
  }
  // For error pages, and if there are no layouts.
  const plain = plainLayout('default', false);
  if (layoutFiles.length === 0) layouts.default = plain;
  const layoutOfErrors = layouts.default ?? Object.values(layouts)[0] ?? plain;
  const errorPages: RenderedErrorPage[] = [];
  for (const status of [404, 500] as const) {
    const page = await renderErrorPage(status, task, layoutOfErrors);
    if (page) errorPages.push(page);
  }
  const site = siteFile === undefined ? undefined : await readSite(siteFile);

  for (const file of [...layoutFiles, errorPage, siteFile]) if (file) publishAssets(file);
  const shown = [...layoutFiles, ...(errorPage ? [errorPage] : [])];
  const sources = [...shown, ...(siteFile ? [siteFile] : [])].flatMap(reachedFrom);
  addFaults(shown.flatMap(dynamicStyleFaults));
  const stylesOfAll = (files: readonly string[]) => [
    ...new Set(files.flatMap((file) => stylesOf(file, task.islandStyles))),
  ];
  return {
    layouts,
    errorPages,
    site,
    sources: [...new Set(sources)],
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
  { islandUrls, behaviorUrls }: Task<'layouts'>,
): Promise<RenderedLayout | undefined> {
  reportProgress(file);
  const module = await importGuarded({ file });
  if (module === undefined) return undefined;
  const settings = { islandUrls, behaviorUrls, prefix: `Layout-${name}`, isLayout: true };
  const tree = await renderGuarded({ file }, settings, () =>
    createElement(defaultOf<LayoutProps>(module), null, createElement('div', GAP)),
  );
  if (!tree) return undefined;
  addMarkupFaults(tree.scan, { file }, behaviorUrls);
  const [gap, surplus] = tree.gaps;
  if (!gap || surplus) {
    addFaults([gapFault(name, file, surplus ? 'more than once' : 'never')]);
    return undefined;
  }
  const around = gap.inside.find((tag) => !AROUND_PAGES.has(tag) && !tag.includes('-'));
  if (around) addFaults([gapPlaceFault(name, file, around)]);
  const { html, links, noscripts, scan, islands } = tree;
  return { name, html, gap: gap.at, links, noscripts, hasFaults: false, scan, islands };
}

/** The layout of a site without layouts, and the replacement for a layout with faults. */
function plainLayout(name: string, hasFaults: boolean): RenderedLayout {
  const { html, links, noscripts, gaps, scan } = scanMarkup(
    `<main><div id="${PAGE_ID}" ${SLOT_ATTRIBUTE}="page"></div></main>`,
    { isLayout: true },
  );
  const [{ at: gap } = { at: 0 }] = gaps;
  return { name, html, gap, links, noscripts, hasFaults, scan, islands: [] };
}

async function renderErrorPage(
  status: 404 | 500,
  { errorPage, islandUrls, behaviorUrls }: Task<'layouts'>,
  layout: RenderedLayout,
): Promise<RenderedErrorPage | undefined> {
  const file = errorPage ?? 'layouts/error.tsx';
  reportProgress(file);
  const module =
    errorPage === undefined ? { default: plainErrorPage } : await importGuarded({ file });
  if (module === undefined) return undefined;
  const settings = { islandUrls, behaviorUrls, prefix: `Error-${status}` };
  const props = { statusCode: status, message: MESSAGE_PLACEHOLDER };
  const tree = await renderGuarded({ file }, settings, () =>
    createElement(defaultOf<ErrorLayoutProps>(module), props),
  );
  if (!tree) return undefined;
  const { html, noscripts, scan, islands } = tree;
  if (scan.hasMessageInAttribute) addFaults([messageFault(file)]);
  addMarkupFaults(scan, { file }, behaviorUrls, layout.scan.ids);
  return { status, html, noscripts, layout, scan, islands };
}

function defaultOf<Props>(module: unknown): ComponentType<Props> {
  const component: unknown = Object(module).default;
  if (typeof component !== 'function') throw new Error('the default export is not a component');
  return component as ComponentType<Props>;
}

function gapPlaceFault(name: string, file: string, around: string): Fault {
  return {
    what: `The layout "${name}" shows its page inside <${around}>`,
    file,
    why: `Browsers do not allow every element there: what is in a page could end the <${around}>, or be left out.`,
    fix: `Put \`children\` into ${[...AROUND_PAGES].join(', ')} or a custom element.`,
  };
}

function gapFault(name: string, file: string, times: string): Fault {
  return {
    what: `The layout "${name}" shows its page ${times}`,
    file,
    why: 'A layout renders `children` exactly once: that is where the page goes.',
    fix: 'Put {children} where the page belongs, inside <main>.',
  };
}

function messageFault(file: string): Fault {
  return {
    what: 'The error page has its message in an attribute or in the props of an island',
    file,
    why: 'The browser fills the message into the prepared HTML as text, and a quotation mark in it would end the attribute.',
    fix: 'Show {message} as text, outside islands; let an attribute refer to that text, as aria-labelledby does.',
  };
}
