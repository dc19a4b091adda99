import { relative } from 'node:path';
import { buildSite } from './build-site.ts';
import { distinctFaults, formatFaults } from './faults/fault.ts';
import { faultsOf } from './faults/faults-of.ts';
import { readOptions, USAGE } from './options.ts';
import { openProgress } from './progress.ts';

/**
 * Runs the command: builds, and prints the summary, or every fault on standard error.
 *
 * @returns the exit code: 0 if the site was published or the usage was requested, otherwise 1.
 */
export async function runBuild(args: readonly string[]): Promise<0 | 1> {
  try {
    const options = readOptions(args);
    if (options === 'help') {
      console.log(USAGE);
    } else {
      console.log(await buildSite(options, openProgress(process.stderr)));
      console.log(`Published to ${relative(process.cwd(), options.out) || '.'}`);
    }
    return 0;
  } catch (error) {
    const faults = distinctFaults(faultsOf(error));
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    console.error(`The site was not built: ${count}. What was published before is unchanged.\n`);
    console.error(formatFaults(faults));
    return 1;
  }
}
