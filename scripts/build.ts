/** `npm run build`: turns page modules into a site. The README lists its steps. */
import './keep-compiled.js';

// The machine's time zone must not affect the output.
process.env.TZ = 'UTC';

// A static import would be loaded before the compile cache is on.
const { runBuild } = await import('./build/run-build.ts');
process.exitCode = await runBuild(process.argv.slice(2));
