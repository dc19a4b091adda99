import { describe, expect, test } from 'vitest';
import { buildBroken } from './build-broken.ts';
import type { ReportedFault } from './read-faults.ts';
import type { BuildOptions } from './run-build.ts';
import type { SiteFiles } from './site-files.ts';

/** One way to break a site, and everything the build has to say about it. */
export interface Breakage {
  /** What is broken: the name of the test, which goes on from the title of them all. */
  title: string;
  files: SiteFiles;
  faults: readonly ExpectedFault[];
}

export interface ExpectedFault {
  what: string;
  where: string;
  /** Text that the reason must contain. */
  why?: string;
  /** Text that the remedy must contain. */
  fix?: string;
}

/**
 * Declares a test for each breakage. All of them are in one site, which is built once: this also proves that each is
 * told apart from the others and none hides another.
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

    test('no other fault is reported beside them', async () => {
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

/** Matches a reported fault. Parts that are not given may be any text. */
export function matching({ what, where, why = '', fix = '' }: ExpectedFault) {
  return {
    what,
    where,
    why: expect.stringContaining(why),
    fix: expect.stringContaining(fix),
  };
}
