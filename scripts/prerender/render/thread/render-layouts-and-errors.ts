import { type ComponentType, createElement } from 'react';
import type { ErrorLayoutProps, LayoutProps, Site } from '../../../shared/contracts.ts';
import { LAYOUT_ATTRIBUTE, MESSAGE_PLACEHOLDER, PAGE_ID } from '../../../shared/markers.ts';
import { checkMarkup } from '../../check/check-markup.ts';
import { checkSiteFacts } from '../../check/check-site-facts.ts';
import { scanMarkup } from '../../check/scan-markup.ts';
import type { Fault } from '../../faults/fault.ts';
import type { LayoutsResult, RenderedErrorPage, RenderedLayout } from '../rendered.ts';
import type { Task } from '../thread-messages.ts';
import { addBehaviorUrls } from './add-behavior-urls.ts';
import { dynamicStyleFaults } from './dynamic-style-faults.ts';
import { reachedFrom, stylesOf } from './modules/module-graph.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { publishAssets } from './published-assets.ts';
import { importGuarded, renderGuarded } from './site-code.ts';
import { addFaults } from './task-faults.ts';
import { reportProgress } from './to-main-thread.ts';

/** Marks the gap. */
const PAGE_GAP = 'page';
const GAP_ELEMENT = `<div id="${PAGE_ID}">${PAGE_GAP}</div>`;

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
  const styles = shown.flatMap((file) => stylesOf(file, task.islandStyles));
  return {
    layouts,
    errorPages,
    site,
    sources: [...new Set(sources)],
    styles: [...new Set(styles)],
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
  const islandSettings = { urls: islandUrls, prefix: `Layout-${name}` };
  const tree = await renderGuarded({ file }, islandSettings, () => {
    const page = createElement('div', { id: PAGE_ID }, PAGE_GAP);
    return createElement(defaultOf<LayoutProps>(module), null, page);
  });
  if (!tree) return undefined;
  const html = addBehaviorUrls(tree.html, behaviorUrls);
  const scan = scanMarkup(html);
  const [before, after, surplus] = markLayout(html, scan.outermost).split(GAP_ELEMENT);
  if (before === undefined || after === undefined || surplus !== undefined) {
    addFaults([gapFault(name, file, surplus === undefined ? 'never' : 'more than once')]);
    return undefined;
  }
  addFaults(checkMarkup(scan, { file }, Object.keys(behaviorUrls)));
  return { name, before, after, hasFaults: false, scan, islands: tree.islands };
}

/**
 * Marks the outermost elements of a layout, except the gap, so that the runtime knows what it may remove.
 *
 * @param outermost see MarkupScan.
 */
function markLayout(html: string, outermost: readonly number[]): string {
  const starts = [0, ...outermost.filter((offset) => !html.startsWith(GAP_ELEMENT, offset - 4))];
  const parts = starts.map((start, index) => html.slice(start, starts[index + 1]));
  return parts.join(` ${LAYOUT_ATTRIBUTE}`);
}

/** The layout of a site without layouts, and the replacement for a layout with faults. */
function plainLayout(name: string, hasFaults: boolean): RenderedLayout {
  const [before, after] = [`<main ${LAYOUT_ATTRIBUTE}>`, '</main>'];
  return { name, before, after, hasFaults, scan: scanMarkup(GAP_ELEMENT), islands: [] };
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
  const islandSettings = { urls: islandUrls, prefix: `Error-${status}` };
  const props = { statusCode: status, message: MESSAGE_PLACEHOLDER };
  const tree = await renderGuarded({ file }, islandSettings, () =>
    createElement(defaultOf<ErrorLayoutProps>(module), props),
  );
  if (!tree) return undefined;
  const html = addBehaviorUrls(tree.html, behaviorUrls);
  if (new RegExp(`<[a-z][^<>]*${MESSAGE_PLACEHOLDER}`).test(html)) addFaults([messageFault(file)]);
  const scan = scanMarkup(html);
  addFaults(checkMarkup(scan, { file }, Object.keys(behaviorUrls), layout.scan.ids));
  return { status, html, layout, scan, islands: tree.islands };
}

function defaultOf<Props>(module: unknown): ComponentType<Props> {
  const component: unknown = Object(module).default;
  if (typeof component !== 'function') throw new Error('the default export is not a component');
  return component as ComponentType<Props>;
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
