import type { Metafile } from 'esbuild';

/**
 * What is in bundles, source file or package → bytes before compression, the largest first. Packages count as one:
 * nobody can do anything about their files.
 */
export function moduleSizes(metafiles: readonly Metafile[]): { name: string; size: number }[] {
  const sizes = new Map<string, number>();
  for (const { outputs } of metafiles) {
    for (const { inputs } of Object.values(outputs)) {
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
        sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput);
      }
    }
  }
  return [...sizes]
    .map(([name, size]) => ({ name, size }))
    .sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
}
