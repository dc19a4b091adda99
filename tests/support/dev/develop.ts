import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DEV_COMMAND, readDevOptions } from '../../../scripts/dev/dev-options.ts';
import { runDevServer } from '../../../scripts/dev/run-dev-server.ts';
import { readCommandLine } from '../../../scripts/prerender/command-line.ts';
import { copyFixture } from '../sites/copy-fixture.ts';
import { replaceIn } from '../sites/site-files.ts';

interface Changes {
  port?: string;
  timeout?: number;
  base?: string;
  root?: string;
}

export type Development = Awaited<ReturnType<typeof develop>>;

/**
 * Serves a copy of the fixture, which can be edited, by the development server until the running test ends.
 *
 * @param port any free one by default.
 * @param changes to the build's options: how many milliseconds one page may take, the base, and the root if there is a
 *   copy already.
 */
export async function develop({ port = '0', ...changes }: Changes = {}) {
  const root = changes.root ?? (await copyFixture('site'));
  const options = readDevOptions(readCommandLine(DEV_COMMAND, ['--root', root, '--port', port]));
  const lines: string[] = [];
  const build = { ...options.build, ...changes };
  const server = await runDevServer({ ...options, build }, (text) => lines.push(text));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    root,
    /** With the base; ends with a slash. */
    url: server.url,
    /** Replaces text in a source, which must contain it. */
    edit: (file: string, from: string, to: string) => replaceIn(join(root, file), from, to),
    /** What the terminal has shown so far. */
    log: () => lines.join('\n'),
    /** Stops the server. */
    close,
  };
}
