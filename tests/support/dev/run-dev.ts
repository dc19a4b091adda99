import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareNode, projectRoot } from '../project-root.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Runs `npm run dev`, as a process of its own, until the running test ends. */
export const runDev = (...args: readonly string[]) => runCommand('dev', ...args);

/** Runs `scripts/<name>.ts`, as npm does, until the running test ends. */
export async function runCommand(name: string, ...args: readonly string[]) {
  const folder = await temporaryFolder();
  const command = spawn(
    process.execPath,
    [...prepareNode, join(projectRoot, `scripts/${name}.ts`), ...args],
    {
      env: { ...process.env, TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void command.kill('SIGKILL'));
  let printed = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return {
    process: command,
    /** All that it has printed so far. */
    printed: () => printed,
    /** What it has in the system's folder for temporary files, which it shares with nobody. */
    temporaryFiles: () => readdirSync(folder),
  };
}
