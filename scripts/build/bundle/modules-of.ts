import type { Metafile } from 'esbuild';

/** Some modules and everything they import, in import order. */
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
