import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NotRun } from './not-run.ts';

/** The first of these programs on the `PATH`. @throws NotRun when there is none; it is optional. */
export function findProgram(title: string, names: readonly string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
  if (found) return found;
  throw new NotRun(
    `${title} is not installed: there is no ${names.join(' or ')} on the PATH`,
    true,
  );
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
