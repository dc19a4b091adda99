import { afterAll, beforeAll } from 'vitest';
import { DEV_COMMAND, readDevOptions } from '../../../scripts/dev/dev-options.ts';
import { runDevServer } from '../../../scripts/dev/run-dev-server.ts';
import { readCommandLine } from '../../../scripts/prerender/command-line.ts';

/** Serves this project's own sources to all tests of a file. Returns a function that makes a URL from a path. */
export function developProject(): (path: string) => string {
  let server: Awaited<ReturnType<typeof runDevServer>>;
  beforeAll(async () => {
    const options = readDevOptions(readCommandLine(DEV_COMMAND, ['--port', '0']));
    server = await runDevServer(options, () => {});
    // The first page waits for everything that pages share.
    await (await fetch(server.url)).text();
  });
  afterAll(() => server?.close());
  return (path) => new URL(path, server.url).href;
}
