import { describe, expect, test } from 'vitest';
import { buildBroken } from './build-broken.ts';
import type { ReportedFault } from './read-faults.ts';
import type { BuildOptions } from './run-build.ts';
import type { SiteFiles } from './site-files.ts';

/** One way to break a site, and all that the build is to say of it. */
export interface Breakage {
  /** What is broken, as the start of a sentence. */
  title: string;
  files: SiteFiles;
  faults: readonly ExpectedFault[];
}

export interface ExpectedFault {
  what: string;
  where: string;
  /** A part of the reason. */
  why?: string;
  /** A part of the remedy. */
  fix?: string;
}

/**
 * Declares a test for each breakage. All of them stand in one site, which is built once: so each is told apart
 * from the others, and none hides another.
 */
export function describeFaults(
  title: string,
  breakages: readonly Breakage[],
  options: BuildOptions = {},
): void {
  describe(title, () => {
    let report: Promise<ReportedFault[]> | undefined;
    const build = () => {
      report ??= buildBroken(Object.assign({}, ...breakages.map(({ files }) => files)), options);
      return report;
    };

    test.each(breakages)('$title', async ({ files, faults }) => {
      const reported = (await build()).filter((fault) => concerns(fault, files));
      expect(reported).toEqual(faults.map(matching));
    });

    test('and nothing else is reported', async () => {
      const isExpected = (fault: ReportedFault) =>
        breakages.some(({ files }) => concerns(fault, files));
      expect((await build()).filter((fault) => !isExpected(fault))).toEqual([]);
    });
  });
}

function concerns({ where }: ReportedFault, files: SiteFiles): boolean {
  const places = where.split(/, | and /).map((place) => place.replace(/:\d+$/, ''));
  return Object.keys(files).some((file) => places.includes(file));
}

/** Matches a reported fault; what is not said of it may be any text. */
export function matching({ what, where, why = '', fix = '' }: ExpectedFault) {
  return {
    what,
    where,
    why: expect.stringContaining(why),
    fix: expect.stringContaining(fix),
  };
}
