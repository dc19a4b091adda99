import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * Sets an editor for the running test that only records what it should open. Returns a function that reads the record.
 */
export async function fakeEditor(): Promise<() => Promise<string>> {
  const folder = await temporaryFolder();
  const [editor, opened] = [join(folder, 'editor'), join(folder, 'opened')];
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${opened}\n`);
  await chmod(editor, 0o755);
  nameEditor(editor);
  return () => readFile(opened, 'utf8').catch(() => '');
}

/** Sets the path of an editor, which need not exist, for the running test. */
export function nameEditor(path: string): void {
  vi.stubEnv('LAUNCH_EDITOR', path);
  onTestFinished(() => void vi.unstubAllEnvs());
}
