import { BuildFailure, type Fault, messageOf } from './fault.ts';

/** Error codes of file operations, explained. */
const REFUSALS: Readonly<Record<string, readonly [why: string, fix: string]>> = {
  ENOSPC: ['The disk is full.', 'Free some space, or publish to another disk with --out.'],
  EDQUOT: ['The disk quota is used up.', 'Free some space, or publish elsewhere with --out.'],
  EFBIG: [
    'The file is larger than the system lets this process write.',
    'Raise the limit (ulimit -f), or make the file smaller.',
  ],
  EACCES: [
    'This user may not read or write there.',
    'Change the permissions, or name another folder with --out.',
  ],
  EPERM: [
    'The system does not allow this user to do that.',
    'Change the permissions, or name another folder with --out.',
  ],
  EROFS: [
    'The file system is read-only.',
    'Name a folder with --out that can be written, or mount the file system for writing.',
  ],
  EMFILE: ['Too many files are open at once.', 'Raise the limit (ulimit -n).'],
  ENFILE: ['Too many files are open on this machine.', 'End other programs, or raise the limit.'],
  ENAMETOOLONG: ['The path is longer than the system allows.', 'Shorten the names in it.'],
  ENOTDIR: [
    'One of the folders in the path is a file.',
    'Name a folder with --out that can be created.',
  ],
  EEXIST: ['There is a file where a folder is needed.', 'Rename or remove that file.'],
  EISDIR: ['There is a folder where a file is needed.', 'Rename or remove that folder.'],
  ELOOP: ['Its symbolic links lead in a circle.', 'Remove the link that leads back to itself.'],
  ENOENT: [
    'It does not exist, or was removed during the build.',
    'Correct the path, or find out which program removes it, then build again.',
  ],
  EXDEV: [
    'The published folder is on another file system than the folder that contains it.',
    'Publish to a folder inside it with --out, or remove it first.',
  ],
  EBUSY: [
    'It is in use, or another file system is mounted there.',
    'Publish to a folder inside it with --out, or end the program that uses it.',
  ],
  EIO: ['The disk reports an error.', 'Check the disk, or publish to another one with --out.'],
};

/**
 * Turns an error of the operating system into a fault; `undefined` for any other error.
 *
 * @param file what was being read or written, in case the error itself does not tell.
 */
export function systemFault(error: unknown, file?: string): Fault | undefined {
  const refusal = REFUSALS[codeOf(error)];
  if (refusal === undefined) return undefined;
  const [reason, fix] = refusal;
  const { path }: NodeJS.ErrnoException = Object(error);
  return {
    what: `Cannot read or write ${file ?? path ?? 'a file of the site'}`,
    why: `${reason} (${messageOf(error)})`,
    fix,
  };
}

/** The code of an error of the operating system, `ENOENT`; empty for any other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Runs an operation on a file of the site.
 *
 * @param file the path below `dist/`, for the fault: the system's error for a failed write does not include it.
 * @throws BuildFailure when the operation fails.
 */
export function withFile<Result>(file: string, operation: () => Result): Result {
  try {
    return operation();
  } catch (error) {
    const fault = systemFault(error, file);
    throw fault ? new BuildFailure([fault]) : error;
  }
}
