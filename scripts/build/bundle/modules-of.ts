import type { Metafile } from 'esbuild';

/** Some modules and all that they import, in the order in which they are met. */
export function modulesOf(files: readonly string[], sources: Metafile['inputs']): Set<string> {
  const met = new Set<string>();
  const visit = (path: string) => {
    if (met.has(path)) return;
    met.add(path);
    for (const imported of sources[path]?.imports ?? []) {
      if (!imported.external) visit(imported.path);
    }
  };
  files.forEach(visit);
  return met;
}
