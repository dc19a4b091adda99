/** `npm run build`: turns page modules into a site. See the numbered story in the README. */
import { relative } from 'node:path';
import { buildSite } from './build/build-site.ts';
import { distinctFaults, formatFaults } from './build/fault.ts';
import { faultsOf } from './build/faults-of.ts';
import { readOptions, USAGE } from './build/options.ts';
import { openProgress } from './build/progress.ts';

// The time zone of the machine must not show in what is built.
process.env.TZ = 'UTC';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(USAGE);
  } else {
    console.log(await buildSite(options, openProgress(process.stderr)));
    console.log(`Published to ${relative(process.cwd(), options.out) || '.'}`);
  }
} catch (error) {
  const faults = distinctFaults(faultsOf(error));
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.error(`The site was not built: ${count}. What was published before is unchanged.\n`);
  console.error(formatFaults(faults));
  process.exitCode = 1;
}
