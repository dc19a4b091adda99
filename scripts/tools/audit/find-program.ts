import { spawnSync } from 'node:child_process';
import { NotRun } from './check.ts';

/** The path of the first of these programs that is installed. @throws NotRun when there is none. */
export function findProgram(title: string, ...names: readonly string[]): string {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  const [path] = (stdout ?? '').split('\n');
  if (path) return path;
  throw new NotRun(`${title} is not installed: there is no ${names.join(' or ')} on the PATH`);
}
