/**
 * `npm run dev`: serves the site from its sources until the process is told to stop. A page is rendered when it is
 * requested; after a change, open pages are rendered again and updated. The gallery of all components is at /_gallery.
 */

import './prerender/require-node.ts';
import { GALLERY } from './dev/dev-contract.ts';
import { DEV_USAGE, readDevOptions } from './dev/dev-options.ts';
import { runDevServer } from './dev/run-dev-server.ts';
import { formatFaults } from './prerender/faults/fault.ts';
import { faultsOf } from './prerender/faults/faults-of.ts';

// The same time zone as in a build.
process.env.TZ = 'UTC';

// First, so that an interrupted start leaves nothing behind either. What the process has made, it removes when it exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit());
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(DEV_USAGE);
else {
  try {
    const options = readDevOptions(args);
    // As in a build, for what `load` reads by relative paths.
    process.chdir(options.build.root);
    const { url } = await runDevServer(options, console.log);
    console.log(`The site is at ${url}, the gallery at ${new URL(GALLERY, url).href}`);
  } catch (error) {
    console.error(formatFaults(faultsOf(error)));
    // What has been started would keep the process alive.
    process.exit(1);
  }
}
