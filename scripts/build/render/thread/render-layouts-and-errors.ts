import { type ComponentType, createElement } from 'react';
import type { ErrorLayoutProps, LayoutProps, Site } from '../../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE, UNKNOWN_ERROR_MESSAGE } from '../../../shared/error-messages.ts';
import { MESSAGE_PLACEHOLDER, PAGE_ID } from '../../../shared/markers.ts';
import { escapeText } from '../../../shared/serialize.ts';
import { checkMarkup } from '../../check/check-markup.ts';
import { checkSiteFacts } from '../../check/check-site-facts.ts';
import { scanMarkup } from '../../check/scan-markup.ts';
import { layoutOfErrorPages } from '../../document/layout-of-error-pages.ts';
import type { Fault } from '../../faults/fault.ts';
import type {
  LayoutsResult,
  LayoutsTask,
  RenderedErrorPage,
  RenderedLayout,
} from '../thread-messages.ts';
import { addBehaviorUrls } from './add-behavior-urls.ts';
import { takeUncaughtFaults } from './guard.ts';
import { tellStep } from './main-thread.ts';
import { reachedFrom } from './module-graph.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { SiteCode } from './site-code.ts';

/** Marks the gap. */
const PAGE_GAP = 'page';
const GAP_ELEMENT = `<div id="${PAGE_ID}">${PAGE_GAP}</div>`;

/**
 * Renders each layout once, with a gap for the page, and the error pages. Also reads the facts about the site.
 */
export async function renderLayoutsAndErrors(task: LayoutsTask): Promise<LayoutsResult> {
  const code = new SiteCode();
  const { layouts: layoutFiles, errorPage, siteFile } = task.modules;
  const layouts: Record<string, RenderedLayout> = {};
  if (layoutFiles.size === 0) layouts.default = plainLayout('default', false);
  for (const [name, file] of layoutFiles) {
    // If a layout cannot be rendered, a plain one takes its place, so that its pages can still be checked.
    layouts[name] = (await renderLayout(name, file, task, code)) ?? plainLayout(name, true);
  }
  const errorPages: RenderedErrorPage[] = [];
  for (const status of [404, 500] as const) {
    const page = await renderErrorPage(status, task, layouts, code);
    if (page) errorPages.push(page);
  }
  const site = siteFile === undefined ? undefined : await readSite(siteFile, code);
  code.log.faults.push(...(await takeUncaughtFaults()));

  const sources = [...layoutFiles.values(), ...(errorPage ? [errorPage] : [])].flatMap(reachedFrom);
  return {
    layouts,
    errorPages,
    site,
    sources: [...new Set([...sources, ...(siteFile ? reachedFrom(siteFile) : [])])],
    styles: [...new Set(sources.filter((file) => file.endsWith('.css')))],
    ...code.log,
  };
}

async function readSite(file: string, code: SiteCode): Promise<Site | undefined> {
  tellStep(file);
  const module = await code.evaluate({ file });
  if (module === undefined) return undefined;
  const checked = checkSiteFacts(module, file);
  code.log.faults.push(...checked.faults);
  return checked.site;
}

async function renderLayout(
  name: string,
  file: string,
  { islandUrls, behaviorUrls }: LayoutsTask,
  code: SiteCode,
): Promise<RenderedLayout | undefined> {
  tellStep(file);
  const module = await code.evaluate({ file });
  if (module === undefined) return undefined;
  const islandSettings = { urls: islandUrls, prefix: `Layout-${name}` };
  const tree = await code.render({ file }, islandSettings, () => {
    const page = createElement('div', { id: PAGE_ID }, PAGE_GAP);
    return createElement(defaultOf<LayoutProps>(module), null, page);
  });
  if (!tree) return undefined;
  const html = addBehaviorUrls(tree.html, behaviorUrls);
  const [before, after, surplus] = html.split(GAP_ELEMENT);
  if (before === undefined || after === undefined || surplus !== undefined) {
    code.log.faults.push(gapFault(name, file, surplus === undefined ? 'never' : 'twice'));
    return undefined;
  }
  const scan = scanMarkup(html);
  code.log.faults.push(...checkMarkup(scan, { file }, Object.keys(behaviorUrls)));
  return { name, before, after, hasFaults: false, scan, islands: tree.islands };
}

/** The layout of a site without layouts, and the replacement for a layout with faults. */
function plainLayout(name: string, hasFaults: boolean): RenderedLayout {
  const [before, after] = ['<main>', '</main>'];
  return { name, before, after, hasFaults, scan: scanMarkup(GAP_ELEMENT), islands: [] };
}

async function renderErrorPage(
  status: 404 | 500,
  { modules: { errorPage }, islandUrls, behaviorUrls }: LayoutsTask,
  layouts: Readonly<Record<string, RenderedLayout>>,
  code: SiteCode,
): Promise<RenderedErrorPage | undefined> {
  const file = errorPage ?? 'layouts/error.tsx';
  tellStep(file);
  const module =
    errorPage === undefined ? { default: plainErrorPage } : await code.evaluate({ file });
  if (module === undefined) return undefined;
  const islandSettings = { urls: islandUrls, prefix: `Error-${status}` };
  const props = { statusCode: status, message: MESSAGE_PLACEHOLDER };
  const tree = await code.render({ file }, islandSettings, () =>
    createElement(defaultOf<ErrorLayoutProps>(module), props),
  );
  if (!tree) return undefined;
  const template = addBehaviorUrls(tree.html, behaviorUrls);
  const message = status === 404 ? NOT_FOUND_MESSAGE : UNKNOWN_ERROR_MESSAGE;
  const html = template.replaceAll(MESSAGE_PLACEHOLDER, escapeText(message));
  if (new RegExp(`<[a-z][^<>]*${MESSAGE_PLACEHOLDER}`).test(template))
    code.log.faults.push(messageFault(file));
  const scan = scanMarkup(html);
  const layoutIds = layoutOfErrorPages(layouts)?.scan.ids;
  code.log.faults.push(...checkMarkup(scan, { file }, Object.keys(behaviorUrls), layoutIds));
  return { status, html, template, scan };
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
