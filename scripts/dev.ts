/**
 * `npm run dev`: serves the site from its sources. A page is rendered when it is requested, and again when one of its
 * sources changes; open pages are updated. The gallery of all components is at /_gallery.
 */
import { runDev } from './dev/run-dev.ts';

// The same time zone as in a build.
process.env.TZ = 'UTC';
process.exitCode = await runDev(process.argv.slice(2));
