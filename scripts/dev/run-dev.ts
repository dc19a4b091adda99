import { formatFaults } from '../build/faults/fault.ts';
import { faultsOf } from '../build/faults/faults-of.ts';
import { DEV_USAGE, readDevOptions } from './dev-options.ts';
import { GALLERY } from './dev-paths.ts';
import { runDevServer } from './run-dev-server.ts';

/**
 * Starts `npm run dev` with the given arguments. The server then runs until the process is told to stop.
 *
 * @returns the exit code: 0 if the server has started, or after `--help`; 1 if it could not start.
 */
export async function runDev(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(DEV_USAGE);
    return 0;
  }
  try {
    const { url, close } = await runDevServer(readDevOptions(args), console.log);
    console.log(`The site is at ${url}, the gallery at ${new URL(GALLERY, url).href}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => close().then(() => process.exit()));
    }
    return 0;
  } catch (error) {
    console.error(formatFaults(faultsOf(error)));
    return 1;
  }
}
