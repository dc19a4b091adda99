import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeInventory } from '../../../../scripts/prerender/write/inventory.ts';
import {
  cleanUpKilledBuilds,
  openStaging,
  publish,
} from '../../../../scripts/prerender/write/staging.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

describe('publishing', () => {
  test.each(['dist', 'further'])(
    'puts the new site in the place of %s, which may not exist',
    async (name) => {
      const { out, site } = await twoSites();
      const place = join(dirname(out), name);
      publish(site, place);
      expect(await readFile(join(place, 'index.html'), 'utf8')).toBe('new');
      expect(await readdir(place)).toEqual(['index.html']);
    },
  );

  test('puts the old site back when the new one cannot take its place', async () => {
    const { out, site } = await twoSites();
    expect(() => publish(join(site, 'missing'), out)).toThrow('ENOENT');
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
  });

  test('the next build puts back a site that a killed one had moved aside, unless another is in its place', async () => {
    const { out } = await twoSites();
    const killed = stagingOf(out, endedProcess());
    await writeFiles(join(killed, 'site-old'), { 'index.html': 'moved aside' });
    const unpublished = join(dirname(out), 'gone');
    const staging = openStaging(out);
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
    staging.remove();

    await writeFiles(join(stagingOf(unpublished, endedProcess()), 'site-old'), {
      'index.html': 'moved aside',
    });
    cleanUpKilledBuilds(unpublished);
    expect(await readFile(join(unpublished, 'index.html'), 'utf8')).toBe('moved aside');
    expect((await readdir(dirname(out))).sort()).toEqual(['dist', 'gone', 'new']);
  });
});

test('opening staging removes what killed builds have left behind, and nothing of running builds', async () => {
  const { out } = await twoSites();
  const running = stagingOf(out, process.ppid);
  const foreign = `${dirname(out)}/.dist.building-other-host-1`;
  const old = `${dirname(out)}/.dist.building-other-host-2`;
  const likeNamed = `${dirname(out)}/.dist.building-${hostname()}-2-${endedProcess()}`;
  for (const folder of [running, foreign, likeNamed, old, stagingOf(out, endedProcess())]) {
    await mkdir(folder);
  }
  await utimes(old, new Date('2020-01-01'), new Date('2020-01-01'));
  openStaging(out).remove();
  expect((await readdir(dirname(out))).map((name) => join(dirname(out), name)).sort()).toEqual(
    [out, join(dirname(out), 'new'), running, foreign, likeNamed].sort(),
  );
});

test('the list of published files is not written for a site with a missing file', async () => {
  const { site } = await twoSites();
  const expected = new Set(['index.html', 'contact/index.html']);
  expect(() => writeInventory(site, expected)).toThrow('lost files');
  expect(await readdir(site)).toEqual(['index.html']);
});

async function twoSites(): Promise<{ out: string; site: string }> {
  const folder = await temporaryFolder();
  const [out, site] = [join(folder, 'dist'), join(folder, 'new')];
  await writeFiles(out, { 'index.html': 'old' });
  await writeFiles(site, { 'index.html': 'new' });
  return { out, site };
}

function stagingOf(out: string, pid: number): string {
  return `${dirname(out)}/.${out.slice(dirname(out).length + 1)}.building-${hostname()}-${pid}`;
}

/** The id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
