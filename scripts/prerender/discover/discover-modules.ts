import { basename } from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { checkNames } from './check-names.ts';
import { discoverPages, type Route } from './discover-pages.ts';
import { listPublicFiles, listSources, type PublicFiles, realSource } from './list-files.ts';

/** The modules other than pages that the build must know; paths are relative to the root, links resolved. */
export interface SiteModules extends PublicFiles {
  /** Layout name → file. */
  layouts: Readonly<Record<string, string>>;
  errorPage: string | undefined;
  /** `layouts/_site.ts`. */
  siteFile: string | undefined;
  preview: string | undefined;
  middleware: string | undefined;
  islands: readonly string[];
  /** Behavior name → file. */
  behaviors: Readonly<Record<string, string>>;
  /** `assets/styles/site.css`, the first stylesheet of every page. */
  siteStyles: string | undefined;
}

/** The folders with the modules of a site, including its pages. */
const SOURCE_FOLDERS = ['pages', 'layouts', 'components'];

/** Everything that a site is built from. */
export const SITE_FOLDERS = [...SOURCE_FOLDERS, 'assets'];

/** Everything found in the sources. */
export interface SiteSources {
  routes: readonly Route[];
  modules: SiteModules;
  faults: readonly Fault[];
}

/** Finds the routes of a site and its other modules. */
export function discoverSite(root: string): SiteSources {
  const { routes, faults } = discoverPages(root);
  const discovered = discoverModules(root);
  return { routes, modules: discovered.modules, faults: [...faults, ...discovered.faults] };
}

/** Finds layouts, islands, behaviors and the site's single files by their names. */
export function discoverModules(root: string): { modules: SiteModules; faults: Fault[] } {
  const faults: Fault[] = [];
  const sources = SOURCE_FOLDERS.flatMap((folder) => {
    const listed = listSources(root, folder);
    faults.push(...listed.faults);
    return listed.sources;
  });
  const styles = listSources(root, 'assets/styles');
  const real = (source: string) => realSource(root, source);
  const find = (wanted: string) =>
    [...sources, ...styles.sources].filter((source) => source === wanted).map(real)[0];
  const islands = sources.filter((source) => source.endsWith('.island.tsx'));
  const behaviors = nameBehaviors(sources, real, faults);
  const modules: SiteModules = {
    layouts: Object.fromEntries(
      sources
        .filter((file) => /^layouts\/[^_/][^/]*\.tsx$/.test(file))
        .filter((file) => !file.endsWith('.island.tsx') && file !== 'layouts/error.tsx')
        .map((file) => [basename(file, '.tsx'), real(file)]),
    ),
    errorPage: find('layouts/error.tsx'),
    siteFile: find('layouts/_site.ts'),
    preview: find('layouts/_preview.tsx'),
    middleware: find('pages/_middleware.ts'),
    islands: [...new Set(islands.map(real))],
    behaviors,
    siteStyles: find('assets/styles/site.css'),
    ...listPublicFiles(root),
  };
  const named = [...Object.entries(modules.layouts), ...Object.entries(behaviors)];
  faults.push(...checkNames(sources));
  faults.push(...styles.faults, ...named.flatMap(([name, file]) => checkName(name, file) ?? []));
  faults.push(...islands.flatMap((source) => checkIslandLink(source, real(source)) ?? []));
  return { modules, faults };
}

/** The names of layouts and behaviors become part of attributes and file names, so they must be plain. */
function checkName(name: string, file: string): Fault | undefined {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return undefined;
  return {
    what: `Invalid name "${name}"`,
    file,
    why: 'The name of a layout or a behavior has lower-case letters and digits, with single hyphens between them.',
    fix: 'Rename the file, and change the name wherever it is used.',
  };
}

/** Whoever imports the link gets the file that it leads to, which would not be an island. */
function checkIslandLink(source: string, file: string): Fault | undefined {
  if (file.endsWith('.island.tsx')) return undefined;
  return {
    what: `${source} is a link to something that is no island`,
    file: source,
    why: `It leads to ${file}, whose name does not end in .island.tsx. What counts is the file itself.`,
    fix: `Rename that file, or make ${source} a file that re-exports it.`,
  };
}

/**
 * @param real gives the file that a source is.
 * @param faults receives those of names that are used twice.
 */
function nameBehaviors(
  sources: readonly string[],
  real: (source: string) => string,
  faults: Fault[],
): SiteModules['behaviors'] {
  const behaviors = sources.filter((source) => source.endsWith('.behavior.ts'));
  const byName = Map.groupBy(behaviors, (source) => basename(source, '.behavior.ts'));
  for (const [name, namesakes] of byName) {
    if (new Set(namesakes.map(real)).size === 1) continue;
    faults.push({
      what: `Two behaviors with the name "${name}"`,
      file: namesakes.join(' and '),
      why: 'The markup names a behavior by its file name alone: data-behavior="…".',
      fix: 'Rename one of the two files and the markup that names it.',
    });
  }
  return Object.fromEntries([...byName].map(([name, [source = '']]) => [name, real(source)]));
}
