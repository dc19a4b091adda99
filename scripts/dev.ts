/**
 * `npm run dev`: serves the site from its sources. A page is rendered when it is asked for, and again when something
 * that it is made of changes; open pages follow. The gallery of all components is at /_gallery.
 */
import './keep-compiled.js';

// The same clock for pages as in a build.
process.env.TZ = 'UTC';

// Not before there is somewhere to keep it.
const { runDev } = await import('./dev/run-dev.ts');
process.exitCode = await runDev(process.argv.slice(2));
