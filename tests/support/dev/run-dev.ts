import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The command `npm run dev`, as a process of its own. */
interface DevProcess {
  process: ChildProcess;
  /** All that it has printed so far. */
  printed: () => string;
  /** What it has in the system's folder for temporary files, which it shares with nobody. */
  temporaryFiles: () => string[];
}

/** Runs the command until the running test ends. */
export async function runDev(...args: readonly string[]): Promise<DevProcess> {
  const folder = await temporaryFolder();
  const typescript = pathToFileURL(join(projectRoot, 'scripts/typescript.js')).href;
  const dev = spawn(
    process.execPath,
    ['--import', typescript, join(projectRoot, 'scripts/dev.ts'), ...args],
    { env: { ...process.env, TMPDIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void dev.kill('SIGKILL'));
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return { process: dev, printed: () => printed, temporaryFiles: () => readdirSync(folder) };
}
