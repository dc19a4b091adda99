import { readlinkSync, realpathSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { normaliseBase, siteOrigin } from '../shared/urls.ts';
import { type CommandLine, readCommandLine, unusableOption } from './command-line.ts';
import { BuildFailure, type Fault, messageOf } from './faults/fault.ts';
import { codeOf } from './faults/system-fault.ts';

/** Which build of React renders: the production build, or on request the development build, which prints warnings. */
export type ReactMode = 'production' | 'development';

/** The options of a build. Paths are absolute. */
export interface BuildOptions {
  root: string;
  out: string;
  /** `/` or `/site/`. */
  base: string;
  /** Overrides the site's own URL. */
  siteUrl: string | undefined;
  /** How long one page may take to load or render, in milliseconds. */
  timeout: number;
  /** The most threads that render at the same time. */
  concurrency: number;
  /** With React's development build, each of its warnings is a fault. */
  react: ReactMode;
  /** For the development server: scripts for the browser have React's development build and source maps. */
  development?: boolean;
}

export const USAGE = `Usage: npm run build -- [options]

  --root DIR         folder with pages/, layouts/, components/, assets/ (default: the project)
  --out DIR          folder to publish to (default: dist under the root)
  --base /path/      path that the site is served under (default: /)
  --site-url URL     where the site is published (default: url in layouts/_site.ts)
  --timeout SECONDS  how long one page may take to load or render (default: 30)
  --concurrency N    rendering threads for sites of many routes (default: the number of cores)
  --warnings         renders with React's development build, and counts what it warns of as faults
  --help             this text
`;

/** The longest time that `setTimeout` can wait, in milliseconds; given more, it does not wait at all. */
const MAX_TIMER = 2_000_000_000;

/** The engine's own folder, which contains React and the runtime. */
export const PROJECT = resolve(import.meta.dirname, '../..');

const STRING = { type: 'string' } as const;

const OPTIONS = {
  root: STRING,
  out: STRING,
  base: STRING,
  'site-url': STRING,
  timeout: STRING,
  concurrency: STRING,
  warnings: { type: 'boolean' },
} as const;

/**
 * Reads the command line of `npm run build`, without `--help`.
 *
 * @throws BuildFailure with a fault for each option that cannot be used.
 */
export function readOptions(args: readonly string[]): BuildOptions {
  return buildOptions(readCommandLine({ name: 'build', options: OPTIONS }, args).values, 'build');
}

/**
 * The options of a build, with defaults for those that a command line leaves out.
 *
 * @param command `build`, for `npm run build`.
 * @throws BuildFailure with a fault for each option that cannot be used.
 */
export function buildOptions(
  values: CommandLine<typeof OPTIONS>['values'],
  command: string,
): BuildOptions {
  const faults: Fault[] = [];
  /** Reads all options before it throws, so that every mistake is reported at once. */
  const attempt = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      faults.push(unusableOption(command, messageOf(error)));
      // Never used, because of the fault.
      return undefined as T;
    }
  };

  const root = resolveLinks(resolve(values.root ?? PROJECT));
  const { base = '/', 'site-url': siteUrl, timeout = '30' } = values;
  const { concurrency = String(availableParallelism()) } = values;
  const options: BuildOptions = {
    root,
    out: resolveLinks(resolve(values.out ?? join(root, 'dist'))),
    base: attempt(() => normaliseBase(base)),
    siteUrl: attempt(() => (siteUrl === undefined ? undefined : siteOrigin(siteUrl))),
    timeout: attempt(() => Math.min(positive(timeout, '--timeout') * 1000, MAX_TIMER)),
    concurrency: attempt(() => Math.ceil(positive(concurrency, '--concurrency'))),
    react: values.warnings ? 'development' : 'production',
  };
  if (!statSync(join(root, 'pages'), { throwIfNoEntry: false })?.isDirectory()) {
    faults.push({
      what: `No site at --root ${join(basename(dirname(root)), basename(root))}`,
      why: 'There is no folder pages/ in it.',
      fix: 'Name a folder that contains pages/ with at least one page.',
    });
  }
  if (faults.length > 0) throw new BuildFailure(faults);
  return options;
}

/**
 * Resolves symbolic links: publishing replaces the folder, not the link to it. The folder need not be there: it has yet
 * to be made, or a killed build has moved it aside.
 */
function resolveLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    // A link in a circle, or one that cannot be read; the steps that need the folder report that.
    if (codeOf(error) !== 'ENOENT') return path;
  }
  try {
    return resolveLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)));
  } catch {
    // Not a link.
    return path;
  }
}

function positive(text: string, option: string): number {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Error(`${option} "${text}" cannot be used: write a number greater than 0.`);
}
