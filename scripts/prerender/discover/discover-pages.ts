import { routeName } from '../../shared/urls.ts';
import type { Fault } from '../faults/fault.ts';
import { listSources, realSource } from './list-files.ts';

/** A page module and the route it answers. Only discoverPages turns a file into a path. */
export interface Route {
  /** `/partners/atlassian` */
  path: string;
  /** `partners-atlassian` */
  name: string;
  /** `pages/partners/atlassian.tsx`, relative to the root, links resolved. */
  file: string;
}

/** Names that `dist/` uses itself at the top level. */
const RESERVED = new Set('404 500 assets og manifest payload sitemap robots favicon'.split(' '));

/** Names that Windows cannot store, and `index`, which is the file of a route. */
const UNUSABLE = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;

const SEGMENT = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

/** Finds the routes under `pages/`. Every page file that cannot be a route becomes a fault. */
export function discoverPages(root: string): { routes: Route[]; faults: Fault[] } {
  const candidates = listSources(root, 'pages').sources.filter(isPageFile).map(routeOf);
  const faults = candidates.length === 0 ? [noPages()] : [];

  const routes: Route[] = [];
  const names = new Map<string, Route>();
  // On some hosts, upper and lower case are the same.
  for (const rivals of Map.groupBy(candidates, ({ path }) => path.toLowerCase()).values()) {
    const [route] = rivals;
    if (!route) continue;
    const nameFaults = rivals.flatMap((candidate) => routeFault(candidate) ?? []);
    faults.push(...nameFaults);
    if (rivals.length > 1) faults.push(twoSources(rivals));
    const namesake = names.get(route.name);
    if (namesake && nameFaults.length === 0) faults.push(twoNames(namesake, route));
    names.set(route.name, route);
    routes.push(route);
  }
  routes.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    routes: routes.map((route) => ({ ...route, file: realSource(root, route.file) })),
    faults,
  };
}

function isPageFile(path: string): boolean {
  return (
    path.endsWith('.tsx') &&
    !/\.(island|examples)\.tsx$/.test(path) &&
    !path.split('/').some((part) => part.startsWith('_'))
  );
}

function routeOf(file: string): Route {
  const path = file.slice('pages'.length, -'.tsx'.length).replace(/\/index$/, '') || '/';
  return { path, name: routeName(path), file };
}

/** What is wrong with the name of a route, if anything. */
function routeFault({ path, file }: Pick<Route, 'path' | 'file'>): Fault | undefined {
  if (path === '/') return undefined;
  const segments = path.slice(1).split('/');
  if (/[[\]]/.test(path)) {
    return {
      what: `Parameter route ${path}`,
      file,
      why: 'Routes have no parameters: each page is a separate file.',
      fix: `Write one file for each page that ${path} would have shown.`,
    };
  }
  const invalid = segments.find((segment) => !SEGMENT.test(segment));
  if (invalid !== undefined) {
    return {
      what: `Invalid route name "${invalid}"`,
      file,
      why: 'A route has lower-case letters and digits, with hyphens between them, so that its address works on every host.',
      fix: `Rename the file, for example to ${suggestName(invalid)}.tsx, or start its name with _ if it is not a page.`,
    };
  }
  const reserved = segments.find(
    (segment, index) => (index === 0 && RESERVED.has(segment)) || UNUSABLE.test(segment),
  );
  if (reserved === undefined) return undefined;
  return {
    what: `Reserved route name "${reserved}"`,
    file,
    route: path,
    why: 'The build itself writes files with this name, or some file systems cannot store it.',
    fix: /^(404|500)$/.test(reserved)
      ? 'Write what error pages show in layouts/error.tsx.'
      : 'Choose another file name.',
  };
}

function suggestName(name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-+|-+$/g, '') || 'page';
}

function noPages(): Fault {
  return {
    what: 'No pages',
    file: 'pages/',
    why: 'The folder has no page, which is a *.tsx file whose name does not start with _.',
    fix: 'Add pages/index.tsx, or name another folder with --root.',
  };
}

function twoSources(routes: readonly Route[]): Fault {
  const files = routes.map((route) => route.file);
  return {
    what: `Two sources for the route ${routes[0]?.path.toLowerCase()}`,
    file: files.join(' and '),
    why: 'These files answer the same address. On some hosts, upper and lower case are the same.',
    fix: 'Keep one of them, and rename or remove the others.',
  };
}

function twoNames(a: Route, b: Route): Fault {
  return {
    what: `Two routes with the name "${a.name}"`,
    file: `${a.file} and ${b.file}`,
    why: `A route's name is its path with - instead of /, so ${a.path} and ${b.path} have the same one.`,
    fix: 'Rename one of the two files.',
  };
}
