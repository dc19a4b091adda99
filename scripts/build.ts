/** `npm run build`: turns page modules into a site. The README lists its steps. */
import './keep-compiled.js';

// The time zone of the machine must not show in what is built.
process.env.TZ = 'UTC';

// Not before there is somewhere to keep it.
const { runBuild } = await import('./build/run-build.ts');
process.exitCode = await runBuild(process.argv.slice(2));
