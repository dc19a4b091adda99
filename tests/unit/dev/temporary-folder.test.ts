import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '../../../scripts/dev/temporary-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('what a killed server has left behind is removed when the next one starts, and nothing else', async () => {
  const parent = await temporaryFolder();
  vi.stubEnv('TMPDIR', parent).stubEnv('TEMP', parent).stubEnv('TMP', parent);
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const kept = [
    `pointwork-dev-${hostname()}-${process.pid}-aaaaaa`,
    `pointwork-dev-${hostname()}-2-${process.pid}-aaaaaa`,
    `pointwork-dev-another-machine-${dead}-aaaaaa`,
    `pointwork-dev-${hostname()}`,
  ];
  const left = `pointwork-dev-${hostname()}-${dead}-aaaaaa`;
  for (const name of [...kept, left]) await mkdir(join(parent, name, 'site'), { recursive: true });
  const own = basename(makeTemporaryFolder());
  vi.unstubAllEnvs();
  expect((await readdir(parent)).sort()).toEqual([...kept, own].sort());
});
