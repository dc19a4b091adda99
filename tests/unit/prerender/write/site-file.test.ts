import { mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSiteFile } from '../../../../scripts/prerender/files/write-file.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('a file that the published site has as well is not written again, and keeps its date', async () => {
  const to = await besidePublished();
  writeSiteFile(to, 'a/same.html', 'as before, ä');
  expect(await inode(to.folder, 'a/same.html')).toBe(await inode(to.replaces, 'a/same.html'));
});

test('a file that differs is written, and the published one stays as it is', async () => {
  const to = await besidePublished();
  writeSiteFile(to, 'a/same.html', 'as before, ö');
  expect(await readFile(join(to.folder, 'a/same.html'), 'utf8')).toBe('as before, ö');
  expect(await readFile(join(to.replaces, 'a/same.html'), 'utf8')).toBe('as before, ä');
});

test('a file is written where the published site has none, or something else in its place', async () => {
  const to = await besidePublished();
  await mkdir(join(to.replaces, 'folder'));
  await symlink('nowhere', join(to.replaces, 'link'));
  for (const name of ['none', 'folder', 'link', 'a/same.html/below']) {
    writeSiteFile(to, name, 'new');
    expect(await readFile(join(to.folder, name), 'utf8')).toBe('new');
  }
});

test('a file that is written once more leaves the published one as it is', async () => {
  const to = await besidePublished();
  for (const content of ['as before, ä', 'as before, ö']) writeSiteFile(to, 'a/same.html', content);
  expect(await readFile(join(to.folder, 'a/same.html'), 'utf8')).toBe('as before, ö');
  expect(await readFile(join(to.replaces, 'a/same.html'), 'utf8')).toBe('as before, ä');
});

async function besidePublished() {
  const parent = await temporaryFolder();
  const to = { folder: join(parent, 'new'), replaces: join(parent, 'dist') };
  await writeFiles(to.replaces, { 'a/same.html': 'as before, ä' });
  return to;
}

async function inode(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, name))).ino;
}
