import { basename, join } from 'node:path';
import type { Fault } from './fault.ts';
import { listFiles } from './list-files.ts';
import { listSources } from './list-sources.ts';

/** The modules beside the pages that the build has to know of; paths are relative to the root. */
export interface SiteModules {
  /** Layout name → file. */
  layouts: ReadonlyMap<string, string>;
  errorPage: string | undefined;
  site: string | undefined;
  middleware: string | undefined;
  islands: readonly string[];
  /** Behavior name → file. */
  behaviors: ReadonlyMap<string, string>;
  /** `assets/styles/site.css`, the first stylesheet of every page. */
  siteStyles: string | undefined;
  /** Files of `assets/public/`, relative to that folder: copied as they are. */
  publicFiles: readonly string[];
}

const SOURCE_FOLDERS = ['pages', 'layouts', 'components'];

/** Finds layouts, islands, behaviors and the site's single files by their names. */
export function discoverModules(root: string): { modules: SiteModules; faults: Fault[] } {
  const faults: Fault[] = [];
  const sources = SOURCE_FOLDERS.flatMap((folder) => {
    const listed = listSources(root, folder);
    faults.push(...listed.faults);
    return listed.files.map((file) => `${folder}/${file}`);
  });
  const one = (path: string) => (sources.includes(path) ? path : undefined);
  const { behaviors, faults: nameFaults } = nameBehaviors(sources);
  const modules: SiteModules = {
    layouts: new Map(
      sources
        .filter((file) => /^layouts\/[^_/][^/]*\.tsx$/.test(file))
        .filter((file) => !file.endsWith('.island.tsx') && file !== 'layouts/error.tsx')
        .map((file) => [basename(file, '.tsx'), file]),
    ),
    errorPage: one('layouts/error.tsx'),
    site: one('layouts/_site.ts'),
    middleware: one('pages/_middleware.ts'),
    islands: sources.filter((file) => file.endsWith('.island.tsx')),
    behaviors,
    siteStyles: listFiles(join(root, 'assets/styles')).includes('site.css')
      ? 'assets/styles/site.css'
      : undefined,
    publicFiles: listFiles(join(root, 'assets/public')),
  };
  return { modules, faults: [...faults, ...nameFaults] };
}

function nameBehaviors(sources: readonly string[]) {
  const behaviors = new Map<string, string>();
  const faults: Fault[] = [];
  for (const file of sources.filter((source) => source.endsWith('.behavior.ts'))) {
    const name = basename(file, '.behavior.ts');
    const other = behaviors.get(name);
    if (other) {
      faults.push({
        what: `Two behaviors with the name "${name}"`,
        file: `${other} and ${file}`,
        why: 'The markup names a behavior by its file name alone: data-behavior="…".',
        fix: 'Rename one of the two files and the markup that names it.',
      });
    }
    behaviors.set(name, file);
  }
  return { behaviors, faults };
}
