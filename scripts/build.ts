/** `npm run build`: turns page modules into a site. The README lists its steps. */
import { runBuild } from './build/run-build.ts';

// The machine's time zone must not affect the output.
process.env.TZ = 'UTC';
process.exitCode = await runBuild(process.argv.slice(2));
