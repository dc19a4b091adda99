import { afterAll } from 'vitest';
import { DEV_COMMAND, readDevOptions } from '../../../scripts/dev/dev-options.ts';
import { runDevServer } from '../../../scripts/dev/run-dev-server.ts';
import { readCommandLine } from '../../../scripts/prerender/command-line.ts';

/** Serves this project's own sources to all tests of a file. Returns a function that makes a URL from a path. */
export async function developProject(): Promise<(path: string) => string> {
  const options = readDevOptions(readCommandLine(DEV_COMMAND, ['--port', '0']));
  const { url, close } = await runDevServer(options, () => {});
  afterAll(close);
  // The first page waits for everything that pages share.
  await (await fetch(url)).text();
  return (path) => new URL(path, url).href;
}
