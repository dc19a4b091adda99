import { relative } from 'node:path';
import { buildSite } from './build-site.ts';
import { distinctFaults, formatFaults, mergeByRoute } from './faults/fault.ts';
import { faultsOf } from './faults/faults-of.ts';
import { readOptions, USAGE } from './options.ts';
import { createProgress, type ProgressStream } from './progress.ts';

/** The streams that a build prints to. */
export interface Output {
  stdout: ProgressStream;
  stderr: ProgressStream;
}

/**
 * Runs the command: builds, and prints the summary, or every fault on standard error.
 *
 * @param output where people read.
 * @param interruption stops the build, and nothing is published.
 * @returns the exit code: 0 if the site was published or the usage was requested, otherwise 1.
 */
export async function runBuild(
  args: readonly string[],
  output: Output = process,
  interruption?: AbortSignal,
): Promise<0 | 1> {
  const { stdout, stderr } = output;
  if (args.includes('--help')) {
    stdout.write(`${USAGE}\n`);
    return 0;
  }
  try {
    const options = readOptions(args);
    const published = relative(process.cwd(), options.out) || '.';
    // Files that a `load` reads by relative paths are the site's.
    process.chdir(options.root);
    const { summary, notes } = await buildSite(options, createProgress(stderr), interruption);
    stdout.write(`${summary}\n`);
    stdout.write(`Published to ${published}\n`);
    for (const note of notes) stderr.write(`${note}\n`);
    return 0;
  } catch (error) {
    if (interruption?.aborted) {
      stderr.write('The build was interrupted. What was published before is unchanged.\n');
      return 1;
    }
    const faults = mergeByRoute(distinctFaults(faultsOf(error)));
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    stderr.write(`The site was not built: ${count}. What was published before is unchanged.\n\n`);
    stderr.write(`${formatFaults(faults)}\n`);
    return 1;
  }
}
