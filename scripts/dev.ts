/**
 * `npm run dev`: serves the site from its sources until the process is told to stop. A page is rendered when it is
 * requested; after a change, open pages are rendered again and updated. The gallery of all components is at /_gallery.
 */
import { GALLERY } from './dev/dev-contract.ts';
import { DEV_COMMAND, readDevOptions } from './dev/dev-options.ts';
import { runDevServer } from './dev/run-dev-server.ts';
import { runCommand } from './prerender/command-line.ts';

// The same time zone as in a build.
process.env.TZ = 'UTC';

await runCommand(DEV_COMMAND, async (line) => {
  const options = readDevOptions(line);
  // As in a build, for what `load` reads by relative paths.
  process.chdir(options.build.root);
  const { url } = await runDevServer(options, console.log);
  console.log(`The site is at ${url}, the gallery at ${new URL(GALLERY, url).href}`);
});
