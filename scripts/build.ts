/**
 * `npm run build`: turns page modules into a site. The README lists its steps. `--max-semi-space-size=2` keeps V8 from
 * letting 20 MB of garbage pile up before it collects any; with so little to do in this thread, it costs no time.
 */
import { constants } from 'node:os';
import { runBuild } from './prerender/run-build.ts';

// The machine's time zone must not affect the output.
process.env.TZ = 'UTC';
// Whoever reads what it prints may have gone (`| head`), or their disk may be full: the build itself goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// An interrupted build removes what it has written. A second signal ends it at once; then the next build cleans up.
const interruption = new AbortController();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(signal));
}

const exitCode = await runBuild(process.argv.slice(2), process, interruption.signal);
const { aborted, reason } = interruption.signal;
// A signal that comes after the site was published changes nothing any more.
process.exitCode =
  aborted && exitCode > 0 ? 128 + constants.signals[reason as NodeJS.Signals] : exitCode;
