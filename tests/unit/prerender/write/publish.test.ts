import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDestination } from '../../../../scripts/prerender/write/check-destination.ts';
import { writeInventory } from '../../../../scripts/prerender/write/inventory.ts';
import {
  cleanUpKilledBuilds,
  openStaging,
  publish,
} from '../../../../scripts/prerender/write/staging.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

describe('publishing', () => {
  test('puts the new site in the place of the old one', async () => {
    const { out, site } = await twoSites();
    publish(site, out);
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('new');
    expect(await readdir(out)).toEqual(['index.html']);
  });

  test('works for a folder that does not exist yet', async () => {
    const { out, site } = await twoSites();
    publish(site, join(out, 'further'));
    expect(await readFile(join(out, 'further', 'index.html'), 'utf8')).toBe('new');
  });

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
    openStaging(unpublished).remove();
    expect(await readFile(join(unpublished, 'index.html'), 'utf8')).toBe('moved aside');
    expect((await readdir(dirname(out))).sort()).toEqual(['dist', 'gone', 'new']);
  });
});

test('cleaning up after a killed build puts back the site that it had moved aside', async () => {
  const { out } = await twoSites();
  const unpublished = join(dirname(out), 'gone');
  const killed = stagingOf(unpublished, endedProcess());
  await writeFiles(join(killed, 'site-old'), { 'index.html': 'moved aside' });
  cleanUpKilledBuilds(unpublished);
  expect(await readFile(join(unpublished, 'index.html'), 'utf8')).toBe('moved aside');
});

test('after many builds have published in turn, the last site is there, and nothing beside it', async () => {
  const { out, site } = await twoSites();
  for (let time = 0; time < 50; time++) {
    const next = `${site}-${time}`;
    await writeFiles(next, { 'index.html': `site ${time}` });
    publish(next, out);
    await rm(`${next}-old`, { recursive: true });
  }
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('site 49');
  expect((await readdir(dirname(out))).sort()).toEqual(['dist', 'new']);
});

describe('opening staging', () => {
  test('removes what killed builds have left behind, and nothing of running builds', async () => {
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
});

describe('the list of published files', () => {
  test('is not written for a site with a missing file', async () => {
    const { site } = await twoSites();
    const expected = new Set(['index.html', 'contact/index.html']);
    expect(() => writeInventory(site, expected)).toThrow('lost files');
    expect(await readdir(site)).toEqual(['index.html']);
  });
});

test('a build does not publish to a symbolic link to another folder', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'photos/cat.png': '' });
  await symlink(join(folder, 'photos'), join(folder, 'link'));

  expect(() => checkDestination(join(folder, 'link'), join(folder, 'site'))).toThrow();
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
