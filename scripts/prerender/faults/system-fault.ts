import { BuildFailure, type Fault, messageOf } from './fault.ts';

const SPACE = 'Free some space, or publish to another disk with --out.';
const PERMISSION = 'Change the permissions, or name another folder with --out.';
const INSIDE =
  'The folder is in use or on another disk. Publish to a folder inside it, with --out.';

const WATCH =
  'Let this user read it. If a limit of Linux is reached (ENOSPC, EMFILE), raise fs.inotify.max_user_watches or fs.inotify.max_user_instances with sysctl.';

/** What to do about the likeliest errors of file operations. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: SPACE,
  EDQUOT: SPACE,
  EACCES: PERMISSION,
  EPERM: PERMISSION,
  EROFS: PERMISSION,
  EXDEV: INSIDE,
  EBUSY: INSIDE,
  EFBIG: 'Make the file smaller, or raise the limit of this process (ulimit -f).',
  EMFILE: 'Raise the limit of this process (ulimit -n).',
};

/**
 * Turns an error of the operating system about a file into a fault; `undefined` for any other error.
 *
 * @param file what was being read or written, in case the error itself does not say.
 */
export function systemFault(error: unknown, file?: string): Fault | undefined {
  const { path = file, syscall }: NodeJS.ErrnoException = Object(error);
  if (path === undefined || syscall === undefined) return undefined;
  const why = messageOf(error);
  if (syscall === 'watch') return { what: `Cannot follow changes in ${path}`, why, fix: WATCH };
  return {
    what: `Cannot read or write ${file ?? path}`,
    why,
    fix: REMEDIES[codeOf(error)] ?? 'Correct or remove that file or folder, then build again.',
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
