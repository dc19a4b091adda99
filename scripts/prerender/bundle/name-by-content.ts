import { basename } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { BuildFailure } from '../faults/fault.ts';
import { hashedName } from '../files/hash.ts';
import { relativePath } from '../files/paths.ts';

/** A bundled script with its final name. */
export interface NamedScript {
  name: string;
  text: string;
  /** The source that this script was made from; absent for shared chunks. */
  entryPoint: string | undefined;
  exports: readonly string[];
  /** The names of the scripts fetched with it: itself and all its static imports. */
  fetchedWith: readonly string[];
  /** The names of all scripts that it may fetch, also later: itself and all its imports. */
  reaches: readonly string[];
}

/**
 * Names scripts by the hash of their final bytes. esbuild's own hashes depend on where the sources are on disk. Each
 * script is renamed after those it imports, starting with those that import nothing. The part of its name before the
 * last hyphen stays.
 *
 * @throws BuildFailure when scripts import each other, which is possible only with dynamic imports.
 */
export function nameByContent(
  files: readonly Pick<OutputFile, 'path' | 'text'>[],
  { outputs }: Metafile,
  root: string,
): NamedScript[] {
  const texts = new Map(files.map((file) => [relativePath(root, file.path), file.text]));
  const named = new Map<string, NamedScript>();

  const name = (path: string, importers: readonly string[]): NamedScript => {
    const namedScript = named.get(path);
    if (namedScript) return namedScript;
    if (importers.includes(path)) {
      const scripts = importers.map((importer) => outputs[importer]?.entryPoint ?? importer);
      throw new BuildFailure([
        {
          what: 'Scripts that import each other in a circle',
          file: scripts.join(' and ').replaceAll('island:', ''),
          why: 'Each is named after a hash of its content, and that contains the name of the other.',
          fix: 'Replace one `import()` by an ordinary import at the top of the file, or remove it.',
        },
      ]);
    }
    const output = outputs[path];
    let text = texts.get(path) ?? '';
    const fetchedWith = new Set<string>();
    const reaches = new Set<string>();
    for (const { path: imported, kind, external } of output?.imports ?? []) {
      if (external) continue;
      const target = name(imported, [...importers, path]);
      text = text.replaceAll(`./${basename(imported)}`, `./${target.name}`);
      for (const scriptName of target.reaches) reaches.add(scriptName);
      if (kind !== 'import-statement') continue;
      for (const scriptName of target.fetchedWith) fetchedWith.add(scriptName);
    }
    const finalName = hashedName(basename(path).replace(/-[^-]*$/, ''), '.js', text);
    const script = {
      name: finalName,
      text,
      entryPoint: output?.entryPoint,
      exports: output?.exports ?? [],
      fetchedWith: [finalName, ...fetchedWith],
      reaches: [finalName, ...reaches],
    };
    named.set(path, script);
    return script;
  };

  for (const path of Object.keys(outputs).sort()) name(path, []);
  return [...named.values()];
}
