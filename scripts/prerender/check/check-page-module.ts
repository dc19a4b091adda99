import type { PageModule } from '../../shared/contracts.ts';
import type { Route } from '../discover/discover-pages.ts';
import { DEFAULT_LAYOUT } from '../document/page-defaults.ts';
import type { Fault } from '../faults/fault.ts';
import type { SiteContext } from '../site-context.ts';
import { pageSchema } from './page-schema.ts';
import { schemaFaults } from './schema-faults.ts';

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
  const faults = schemaFaults(pageSchema, page, 'page', source);
  const add = (what: string, why: string, fix: string) =>
    faults.push({ what, ...source, why, fix });

  if (!isComponent(component)) {
    add(
      'A page without a component',
      `The default export is ${component === undefined ? 'missing' : 'not one'}.`,
      "Write export default function Page() { … }, or start the file's name with _ if it is not a page.",
    );
  }
  // Whether these exist is asked only where they have the right form.
  if (!page || faults.length > 0) return faults;
  const { layout = DEFAULT_LAYOUT } = page;
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
