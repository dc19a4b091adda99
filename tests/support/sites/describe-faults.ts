import { describe, expect, test } from 'vitest';
import { buildBroken } from './build-broken.ts';
import type { ReportedFault } from './read-faults.ts';
import type { BuildOptions } from './run-build.ts';
import type { SiteFiles } from './site-files.ts';

/** One way to break a site, and all that the build has to say about its files. The title goes on from that of them all. */
export type Breakage = readonly [
  title: string,
  files: SiteFiles,
  ...faults: readonly ExpectedFault[],
];

/**
 * What is reported, where, and text that the reason and the remedy contain. The place `about:3` is short for
 * `pages/about.tsx:3, route /about`.
 */
export type ExpectedFault = readonly [what: string, where: string, why?: string, fix?: string];

/** Places that a build is broken at, by the title of what they have in common. */
type Breakages = Readonly<Record<string, readonly Breakage[]>>;

/**
 * Declares a test for each breakage. All of them are in one site, which is built once: this also proves that each is
 * told apart from the others and none hides another.
 */
export function describeFaults(breakages: Breakages, options: BuildOptions = {}): void {
  const all = Object.values(breakages).flat();
  let report: Promise<ReportedFault[]> | undefined;
  const build = () => {
    report ??= buildBroken(Object.assign({}, ...all.map(([, files]) => files)), options);
    return report;
  };

  describe.each(Object.entries(breakages))('%s', (_, those) => {
    const tests = those.map(([title, files, ...faults]) => ({ title, files, faults }));
    test.each(tests)('$title', async ({ files, faults }) => {
      const reported = (await build()).filter((fault) => concerns(fault, files));
      expect(reported).toEqual(faults.map(matching));
    });
  });

  test('no other fault is reported beside these', async () => {
    const isExpected = (fault: ReportedFault) => all.some(([, files]) => concerns(fault, files));
    expect((await build()).filter((fault) => !isExpected(fault))).toEqual([]);
  });
}

function concerns({ where }: ReportedFault, files: SiteFiles): boolean {
  const places = where.split(/, | and /).map((place) => place.replace(/:\d+$/, ''));
  return Object.keys(files).some((file) => places.includes(file));
}

/** Matches a reported fault. */
export function matching([what, where, why = '', fix = '']: ExpectedFault) {
  return {
    what,
    where: where.replace(/^([\w-]+)(:\d+)?$/, 'pages/$1.tsx$2, route /$1'),
    why: expect.stringContaining(why),
    fix: expect.stringContaining(fix),
  };
}
