import type { PageModule } from '../../shared/contracts.ts';
import type { Route } from '../discover/discover-pages.ts';
import { DEFAULT_LAYOUT, DEFAULT_TRANSITION } from '../document/page-defaults.ts';
import type { Fault } from '../faults/fault.ts';
import type { SiteContext } from '../site-context.ts';
import { checkHeadEntries } from './check-head-entries.ts';

/**
 * Checks the exports of a page module, before any of its functions is called.
 *
 * @throws what a getter in it throws.
 */
export function checkPageModule(
  module: Partial<PageModule>,
  route: Route,
  { layouts, middleware }: Pick<SiteContext, 'layouts' | 'middleware'>,
): Fault[] {
  const { page, default: component } = module;
  const source = { file: route.file, route: route.path };
  const faults: Fault[] = [];
  const add = (what: string, why: string, fix: string) =>
    faults.push({ what, ...source, why, fix });

  if (!isComponent(component)) {
    add(
      'A page without a component',
      `The default export is ${component === undefined ? 'missing' : 'not one'}.`,
      'Export the page component: export default function Page() { … }.',
    );
  }
  if (typeof page !== 'object' || page === null) {
    add(
      'A page without `export const page`',
      '`page` tells the build the title, the description and everything else about the page.',
      "Add export const page = { title: '…', description: '…' }, or start the file's name with _ if it is not a page.",
    );
    return faults;
  }

  for (const name of ['title', 'description'] as const) {
    if (typeof page[name] === 'string' && page[name].trim() !== '') continue;
    add(
      `A page without a ${name}`,
      `page.${name} is ${page[name] === undefined ? 'missing' : 'empty or not a string'}; search results and the tab show it.`,
      `Give the page a ${name} that no other page has.`,
    );
  }

  for (const why of checkHeadEntries(page, 'page')) {
    add(
      'An entry for the head cannot be used',
      why,
      'Correct it in `page`; see HeadMeta and HeadLink in scripts/shared/contracts.ts.',
    );
  }

  const layout = page.layout ?? DEFAULT_LAYOUT;
  if (!Object.hasOwn(layouts, layout)) {
    add(
      `Unknown layout "${layout}"`,
      `The layouts are ${listOf(Object.keys(layouts))}.`,
      layout === 'error'
        ? 'Name one of them in page.layout. layouts/error.tsx is the error page, not a layout.'
        : `Name one of them in page.layout, or add layouts/${layout}.tsx.`,
    );
  }
  for (const name of page.middleware ?? []) {
    if (!middleware || middleware.includes(name)) continue;
    add(
      `Unknown middleware ${name}`,
      `pages/_middleware.ts exports ${listOf(middleware)}.`,
      `Name one of them in page.middleware, or export a function ${name}.`,
    );
  }
  const transition = page.transition ?? DEFAULT_TRANSITION;
  const isName = typeof transition === 'string' && /^[\w-]+$/.test(transition);
  if (transition !== false && !isName) {
    add(
      `Invalid transition "${transition}"`,
      'Its name becomes part of class names, so it has only letters, digits, "-" and "_".',
      'Correct page.transition, or write false for no transition.',
    );
  }
  return faults;
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}

/** Whether React can render it: a function, or what `memo` and `forwardRef` make of one, but not an element. */
export function isComponent(value: unknown): boolean {
  const members: object = Object(value);
  return typeof value === 'function' || ('$$typeof' in members && !('props' in members));
}
