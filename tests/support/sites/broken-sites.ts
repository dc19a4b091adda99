import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { BuiltOutput } from './built-output.ts';
import { type BuildOptions, runBuild } from './run-build.ts';
import { type SiteFiles, SMALL_SITE, writeFiles } from './site-files.ts';

/** An entry of the list that a failed build writes to standard error. */
export interface ReportedFault {
  what: string;
  /** The file and the route, or an empty string. */
  where: string;
  why: string;
  fix: string;
}

const ENTRY =
  /^(?<number>\d+)\. (?<what>.+?)(?:\n {3}where (?<where>.+?))?\n {3}why {3}(?<why>.+?)\n {3}do {4}(?<fix>.+?)\n+$/s;

/**
 * Reads the list of faults from a build's standard error.
 *
 * @throws Error if it is anything else: a stack trace, a wrong count, an entry without reason or remedy.
 */
export function readFaults(stderr: string): ReportedFault[] {
  const [head = '', ...entries] = stderr.split(/^(?=\d+\. )/m);
  const count = entries.length === 1 ? '1 fault' : `${entries.length} faults`;
  const faults = entries.map((entry, index) => {
    const { number, what = '', where = '', why = '', fix = '' } = ENTRY.exec(entry)?.groups ?? {};
    if (number !== String(index + 1)) throw new Error(`Not a fault:\n${entry}`);
    return { what, where, why: why.replace(/\n {9}/g, '\n'), fix: fix.replace(/\n {9}/g, '\n') };
  });
  if (!head.startsWith(`The site was not built: ${count}. `)) throw new Error(stderr);
  return faults;
}

/** A site that an earlier build has published, as far as the next build can tell. */
const PUBLISHED: SiteFiles = {
  'dist/index.html': '<!doctype html><title>Published before</title>',
  'dist/.built-files': 'index.html\n',
};

/** Does to the folder of a site what files alone cannot, such as making a link. */
type Prepare = (root: string) => Promise<unknown>;

/**
 * Builds a broken site, the small one with `files` added or replaced, over a published one. Expects exit code 1,
 * nothing on standard output, every published byte unchanged and nothing left beside them.
 *
 * @returns the faults that were reported.
 */
export async function buildBroken(
  files: SiteFiles,
  options: BuildOptions = {},
  prepare?: Prepare,
): Promise<ReportedFault[]> {
  const root = join(await temporaryFolder(), 'site');
  await writeFiles(root, { ...SMALL_SITE, ...PUBLISHED, ...files });
  await prepare?.(root);
  const before = await lookAt(root);
  const { code, stdout, stderr } = await runBuild({ root, timeout: 1, ...options });
  expect(code, `${stderr}${stdout}`).toBe(1);
  expect(stdout).toBe('');
  expect(await lookAt(root)).toEqual(before);
  return readFaults(stderr);
}

async function lookAt(root: string) {
  return {
    beside: (await readdir(root)).sort(),
    published: new BuiltOutput(join(root, 'dist')).digest(),
  };
}

/**
 * What is reported, where, and text that the reason and the remedy contain. The place `about:3` is short for
 * `pages/about.tsx:3, route /about`.
 */
export type ExpectedFault = readonly [what: string, where: string, why?: string, fix?: string];

/** The fault of a source that cannot be compiled. @param place with the line, if it has one: `pages/about.tsx:3`. */
export function broken(place: string, why: string, fix?: string): ExpectedFault {
  return [`Cannot compile ${place}`, place.replace(/:\d+$/, ''), why, fix];
}

/**
 * Expects a build to report these faults, in any order, and no other. A site with many of them also proves that each is told
 * apart from the others and none hides another.
 */
export async function expectFaults(
  files: SiteFiles,
  faults: readonly ExpectedFault[],
  options: BuildOptions = {},
  prepare?: Prepare,
): Promise<void> {
  const inOrder = <Fault extends Pick<ReportedFault, 'what' | 'where'>>(list: Fault[]) =>
    list.sort((a, b) => (a.where + a.what < b.where + b.what ? -1 : 1));
  const reported = await buildBroken(files, options, prepare);
  expect(inOrder(reported)).toEqual(inOrder(faults.map(matching)));
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
