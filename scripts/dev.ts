/**
 * `npm run dev`: serves the site from its sources. A page is rendered when it is asked for, and again when something
 * that it is made of changes; open pages follow. The gallery of all components is at /_gallery.
 */
import { formatFaults } from './build/fault.ts';
import { faultsOf } from './build/faults-of.ts';
import { DEV_USAGE, readDevOptions } from './dev/dev-options.ts';
import { runDevServer } from './dev/run-dev-server.ts';

// The same clock for pages as in a build.
process.env.TZ = 'UTC';

try {
  const options = readDevOptions(process.argv.slice(2));
  if (options === 'help') console.log(DEV_USAGE);
  else {
    const { url, close } = await runDevServer(options, console.log);
    console.log(`The site is at ${url}, the gallery at ${new URL('/_gallery/', url).href}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => close().then(() => process.exit()));
    }
  }
} catch (error) {
  console.error(formatFaults(faultsOf(error)));
  process.exitCode = 1;
}
