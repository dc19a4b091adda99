/** `npm run build`: turns page modules into a site. The README lists its steps. */
import './prerender/require-node.ts';
import { runBuild } from './prerender/run-build.ts';

// The machine's time zone must not affect the output.
process.env.TZ = 'UTC';
// Whoever reads what it prints may have gone (`| head`), or their disk may be full: the build itself goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.exitCode = await runBuild(process.argv.slice(2));
