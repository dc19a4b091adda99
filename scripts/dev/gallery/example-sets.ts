import { basename } from 'node:path';
import type { Route } from '../../prerender/discover/discover-pages.ts';
import { listSources } from '../../prerender/discover/list-files.ts';

/** The examples of one component: a `*.examples.tsx` module. */
export interface ExampleSet extends Route {
  /** The component: `About`. */
  name: string;
  /** Its folder under `components/`, and its name: `/blocks/About`. */
  path: string;
  /** The folder: `blocks`, `ui` or `drawings`. */
  kind: string;
}

const SUFFIX = '.examples.tsx';

/** Finds all examples of a site, sorted by folder, then by name. */
export function findExampleSets(root: string): ExampleSet[] {
  return listSources(root, 'components')
    .sources.filter((file) => file.endsWith(SUFFIX))
    .map((file) => {
      const name = basename(file, SUFFIX);
      const kind = file.split('/')[1] ?? '';
      return { name, kind, path: `/${kind}/${name}`, file };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
