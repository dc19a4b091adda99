import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareNode, projectRoot } from '../project-root.ts';

/** Runs `scripts/<name>.ts`, as npm does, and waits for its end. */
export function runScript(name: string, ...args: readonly string[]) {
  const command = [...prepareNode, join(projectRoot, `scripts/${name}.ts`), ...args];
  return spawnSync(process.execPath, command, {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 30_000,
  });
}
