import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import type { Fault } from '../faults/fault.ts';

/** Pointers have about 130 bytes, and by their specification fewer than these. */
const MAX_POINTER = 1024;

/**
 * The fault of a file that would be published and could not be used.
 *
 * @param path absolute.
 * @param file relative to the root, for the fault.
 * @throws the system's error if there is no such file.
 */
export function unusableFile(path: string, file: string): Fault | undefined {
  const fault = (why: string, fix: string) => ({ what: `Cannot publish ${file}`, file, why, fix });
  const { size } = statSync(path);
  try {
    accessSync(path, constants.R_OK);
  } catch {
    return fault('This user is not allowed to read it.', 'Change its permissions, or remove it.');
  }
  if (size === 0) return fault('It is empty.', 'Add it again, or remove it.');
  const isPointer =
    size < MAX_POINTER && readFileSync(path, 'latin1').startsWith('version https://git-lfs.');
  if (!isPointer) return undefined;
  const why = 'It is a pointer of Git LFS, which says where the file is.';
  return fault(why, 'Run git lfs pull. In a workflow, check out with `lfs: true`.');
}
