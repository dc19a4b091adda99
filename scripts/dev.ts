/**
 * `npm run dev`: serves the site from its sources. A page is rendered when it is requested, and again when one of its
 * sources changes; open pages are updated. The gallery of all components is at /_gallery.
 */
import './keep-compiled.js';

// The same time zone as in a build.
process.env.TZ = 'UTC';

// A static import would be loaded before the compile cache is turned on.
const { runDev } = await import('./dev/run-dev.ts');
process.exitCode = await runDev(process.argv.slice(2));
