import type { PlatformLine } from '../../ui/platform-line.ts';

export const LINE_NAMES = { 1: 'Collaboration', 2: 'Design', 3: 'Web', 4: 'Cloud' } as const;

export interface LineCount {
  readonly line: PlatformLine;
  readonly count: number;
}

/** How many jobs each line has, without lines that have none. */
export function countLines(jobs: readonly { readonly line: PlatformLine }[]): LineCount[] {
  return ([1, 2, 3, 4] as const)
    .map((line) => ({ line, count: jobs.filter((job) => job.line === line).length }))
    .filter(({ count }) => count > 0);
}
