import type { ComponentType, ReactElement } from 'react';
import type { ErrorLayoutProps, LayoutProps, Site } from '../../../shared/contracts.ts';
import {
  ERROR_MESSAGE,
  NOT_FOUND_MESSAGE,
  PAGE_ID,
  UNKNOWN_ERROR_MESSAGE,
} from '../../../shared/markers.ts';
import { checkSiteFacts } from '../../check/check-site-facts.ts';
import { scanMarkup } from '../../check/scan-markup.ts';
import type { Fault } from '../../faults/fault.ts';
import {
  filesOf,
  type LayoutsResult,
  type LayoutsTask,
  type RenderedErrorPage,
  type RenderedLayout,
  Stage,
} from '../messages.ts';
import { addBehaviorUrls } from './add-behavior-urls.ts';
import { plainErrorPage } from './error-page.ts';
import { takeUncaughtFaults } from './guard.ts';
import type { Renderer } from './open-bundle.ts';
import type { UserCode, UserModules } from './user-code.ts';

/** Marks the gap. */
const PAGE_GAP = '<!--page-->';

/** Renders each layout once, with a gap for the page, and the error pages. Also reads the facts about the site. */
export async function renderLayoutsAndErrors(
  task: LayoutsTask,
  stages: Int32Array,
  code: UserCode,
): Promise<LayoutsResult> {
  const modules = code.open(task.bundle);
  const faults: Fault[] = [];
  const layouts: Record<string, RenderedLayout> = {};
  const tracked = filesOf(task);
  const track = async <Result>(file: string | undefined, render: () => Promise<Result>) => {
    const index = file === undefined ? -1 : tracked.indexOf(file);
    if (index >= 0) Atomics.store(stages, index, Stage.rendering);
    const result = await render();
    if (index >= 0) Atomics.store(stages, index, Stage.done);
    return result;
  };
  const files = task.layouts.size > 0 ? task.layouts : new Map([['default', '']]);

  for (const [name, file] of files) {
    const rendered = await track(file, () => renderLayout(name, file, modules, task));
    faults.push(...rendered.faults);
    // If a layout cannot be rendered, a plain one takes its place, so that its pages can still be checked.
    layouts[name] = rendered.layout ?? plainLayout(name, file !== '');
  }

  const errorPages: RenderedErrorPage[] = [];
  for (const status of [404, 500] as const) {
    const rendered = await track(task.errorPage, () => renderErrorPage(status, modules, task));
    faults.push(...rendered.faults);
    if (rendered.page) errorPages.push(rendered.page);
  }

  const { siteFacts } = task;
  const site =
    siteFacts === undefined
      ? undefined
      : await track(siteFacts, () => readSite(siteFacts, modules, faults));
  return {
    layouts,
    errorPages,
    site,
    faults: [...faults, ...(await takeUncaughtFaults())],
    printed: code.printed.splice(0),
  };
}

async function readSite(
  file: string,
  modules: UserModules,
  faults: Fault[],
): Promise<Site | undefined> {
  const evaluated = await modules.evaluate('(site)', { file });
  faults.push(...evaluated.faults);
  if (!('value' in evaluated)) return undefined;
  const checked = checkSiteFacts(evaluated.value, file);
  faults.push(...checked.faults);
  return checked.site;
}

async function renderLayout(
  name: string,
  file: string,
  modules: UserModules,
  task: LayoutsTask,
): Promise<{ layout?: RenderedLayout; faults: readonly Fault[] }> {
  if (file === '') return { faults: [] };
  const islandSettings = { urls: task.islandUrls, prefix: `Layout-${name}` };
  const { value, faults } = await modules.render(
    name,
    { file },
    islandSettings,
    (module, { react }) => {
      const page = react.createElement('div', {
        id: PAGE_ID,
        dangerouslySetInnerHTML: { __html: PAGE_GAP },
      });
      return react.createElement(defaultOf<LayoutProps>(module), null, page);
    },
  );
  if (!value) return { faults };
  const html = addBehaviorUrls(value.html, task.behaviorUrls);
  const [before, after, surplus] = html.split(`<div id="${PAGE_ID}">${PAGE_GAP}</div>`);
  if (before === undefined || after === undefined || surplus !== undefined) {
    return { faults: [...faults, gapFault(name, file, surplus === undefined ? 'never' : 'twice')] };
  }
  const layout: RenderedLayout = {
    format: 1,
    name,
    before,
    after,
    end: true,
    hasFaults: false,
    scan: scanMarkup(html),
    islands: value.islands.map(({ file: island, module }) => ({
      file: island,
      hydrate: module.hydrate ?? 'visible',
    })),
  };
  return { layout, faults };
}

/** The layout of a site without layouts, and the replacement for a layout with faults. */
function plainLayout(name: string, hasFaults: boolean): RenderedLayout {
  const [before, after] = ['<main>', '</main>'];
  return {
    format: 1,
    name,
    before,
    after,
    end: true,
    hasFaults,
    scan: scanMarkup(''),
    islands: [],
  };
}

async function renderErrorPage(
  status: 404 | 500,
  modules: UserModules,
  task: LayoutsTask,
): Promise<{ page?: RenderedErrorPage; faults: readonly Fault[] }> {
  const file = task.errorPage ?? 'layouts/error.tsx';
  const islandSettings = { urls: task.islandUrls, prefix: `Error-${status}` };
  const renderWith = (message: string) =>
    modules.render('(error)', { file }, islandSettings, (module, renderer) =>
      errorElement(module, renderer, { statusCode: status, message }),
    );
  const { value, faults } = await renderWith(
    status === 404 ? NOT_FOUND_MESSAGE : UNKNOWN_ERROR_MESSAGE,
  );
  const template = value && (await renderWith(ERROR_MESSAGE)).value;
  if (!value || !template) return { faults };
  const name = (html: string) => addBehaviorUrls(html, task.behaviorUrls);
  const scan = scanMarkup(value.html);
  const page = { status, html: name(value.html), template: name(template.html), scan };
  return { page, faults };
}

function errorElement(module: unknown, renderer: Renderer, props: ErrorLayoutProps): ReactElement {
  if (module === undefined) return plainErrorPage(renderer, props);
  return renderer.react.createElement(defaultOf<ErrorLayoutProps>(module), props);
}

function defaultOf<Props>(module: unknown): ComponentType<Props> {
  const component: unknown =
    typeof module === 'object' && module !== null && 'default' in module
      ? module.default
      : undefined;
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
