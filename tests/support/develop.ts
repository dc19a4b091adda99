import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readDevOptions } from '../../scripts/dev/dev-options.ts';
import { runDevServer } from '../../scripts/dev/run-dev-server.ts';
import { copyFixture } from './copy-fixture.ts';

/** A copy of the fixture that is served and can be edited until the running test ends. */
export interface Development {
  root: string;
  /** With a slash at the end. */
  url: string;
  /** Replaces words in a source, which must have them. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /** What a terminal has shown so far. */
  log: () => string;
}

/** @param changes of the build's options: milliseconds that one page may take. */
export async function develop(changes: { timeout?: number } = {}): Promise<Development> {
  const root = await copyFixture('site');
  const options = readDevOptions(['--root', root, '--port', '0']);
  if (options === 'help') throw new Error('unreachable');
  const lines: string[] = [];
  const build = { ...options.build, ...changes };
  const { url, close } = await runDevServer({ ...options, build }, (text) => lines.push(text));
  onTestFinished(close);
  return {
    root,
    url,
    async edit(file, from, to) {
      const text = await readFile(join(root, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(join(root, file), text.replace(from, to));
    },
    log: () => lines.join('\n'),
  };
}
