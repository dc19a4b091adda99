import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../prerender/discover/list-files.ts';
import { INVENTORY } from '../../prerender/write/inventory.ts';
import { maskHashes } from '../snapshot/mask-hashes.ts';
import { lineDiff } from './line-diff.ts';

/** A file that is not the same in both builds. */
export interface FileChange {
  /** Its path without hashes, `assets/Clock-HASH.js`. */
  name: string;
  /** Absent if it is new. */
  before: Buffer | undefined;
  /** Absent if it is gone. */
  after: Buffer | undefined;
  /** Its lines that differ, as a patch; empty if it has none that anybody reads. */
  patch: string;
}

export interface BuildDiff {
  /** Sorted by name. */
  files: readonly FileChange[];
  /** How many more files differ, but only in the hashes that they name. */
  onlyHashes: number;
}

type NamedFile = readonly [name: string, content: Buffer];

type Build = ReadonlyMap<string, Buffer>;

/** Compares every file of two folders that the build has published, except its own list of them. */
export function compareBuilds(before: string, after: string): BuildDiff {
  const [oldBuild, newBuild] = [readBuild(before), readBuild(after)];
  const differing = (build: Build, other: Build) =>
    Map.groupBy(
      [...build].filter(([file, content]) => !other.get(file)?.equals(content)),
      ([file]) => maskHashes(file),
    );
  const oldFiles = differing(oldBuild, newBuild);
  const newFiles = differing(newBuild, oldBuild);
  const names = [...new Set([...oldFiles.keys(), ...newFiles.keys()])].sort();
  const changes = names.flatMap((name) =>
    pair(name, oldFiles.get(name) ?? [], newFiles.get(name) ?? []),
  );
  const files = changes.filter((change) => !hasOnlyOtherHashes(change));
  return { files, onlyHashes: changes.length - files.length };
}

function readBuild(folder: string): Build {
  const files = listFiles(folder).files.filter((file) => file !== INVENTORY);
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}

/** Without their hashes several files may have one name. They are compared in order, and the surplus is new or gone. */
function pair(
  name: string,
  oldFiles: readonly NamedFile[],
  newFiles: readonly NamedFile[],
): FileChange[] {
  return Array.from({ length: Math.max(oldFiles.length, newFiles.length) }, (_, index) => {
    const [before, after] = [oldFiles[index]?.[1], newFiles[index]?.[1]];
    return { name, before, after, patch: lineDiff(name, before, after) };
  });
}

function hasOnlyOtherHashes({ before, after }: FileChange): boolean {
  // As Latin-1, so that bytes that are no text count, too.
  const [oldText, newText] = [before, after].map(
    (file) => file && maskHashes(file.toString('latin1')),
  );
  return oldText !== undefined && oldText === newText;
}
