import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../../../scripts/prerender/build-site.ts';
import { readOptions } from '../../../../scripts/prerender/options.ts';
import { writeInventory } from '../../../../scripts/prerender/write/inventory.ts';
import { siteFiles } from '../../../../scripts/prerender/write/site-files.ts';
import {
  cleanUpKilledBuilds,
  openStaging,
  publish,
} from '../../../../scripts/prerender/write/staging.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('publishing puts the old site back when the new one cannot take its place', async () => {
  const { out, site } = await twoSites();
  expect(() => publish(join(site, 'missing'), out)).toThrow('ENOENT');
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
});

test('a build that finds the site of another one in its place replaces that', async () => {
  const { out, site } = await twoSites();
  const { renameSync } = fs;
  const rename = vi.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    renameSync(from, to);
    // Another build publishes between the two renames.
    fs.cpSync(to as string, out, { recursive: true });
  });
  syncBuiltinESMExports();
  publish(site, out);
  expect(rename).toHaveBeenCalledTimes(4);
  rename.mockRestore();
  syncBuiltinESMExports();
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('new');
});

test('the next build puts back a site that a killed one had moved aside, unless another is in its place', async () => {
  const { folder, out, site } = await twoSites();
  const unpublished = join(folder, 'gone');
  for (const name of ['dist', 'gone']) {
    const killed = join(folder, `.${name}.building-${hostname()}-${endedProcess()}`);
    await writeFiles(join(killed, 'site-old'), { 'index.html': 'moved aside' });
  }
  // Even if it ends before it has opened staging, here because no build has listed these files.
  await mkdir(join(site, 'pages'));
  for (const folder of [out, unpublished]) {
    const options = readOptions(['--root', site, '--out', folder]);
    const build = buildSite(options, { show() {}, clear() {}, say() {} });
    await expect(build).rejects.toThrow('Cannot publish to --out');
  }
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('old');
  expect(await readFile(join(unpublished, 'index.html'), 'utf8')).toBe('moved aside');
  expect((await readdir(folder)).sort()).toEqual(['dist', 'gone', 'new']);
});

test('cleaning up removes what killed builds have left behind, and nothing of running builds', async () => {
  const { folder, out } = await twoSites();
  const [running, foreign, likeNamed, old, killed] = [
    `${hostname()}-${process.ppid}`,
    'other-host-1',
    `${hostname()}-2-${endedProcess()}`,
    'other-host-2',
    `${hostname()}-${endedProcess()}`,
  ].map((owner) => `.dist.building-${owner}`) as [string, string, string, string, string];
  for (const name of [running, foreign, likeNamed, old, killed]) await mkdir(join(folder, name));
  await utimes(join(folder, old), new Date('2020-01-01'), new Date('2020-01-01'));
  // Left by an earlier process that had the id of this one.
  await writeFiles(join(folder, `.dist.building-${hostname()}-${process.pid}/site`), { old: '' });
  cleanUpKilledBuilds(out);
  const staging = openStaging(out);
  expect(await readdir(staging.folder)).toEqual([]);
  staging.remove();
  const kept = ['dist', 'new', running, foreign, likeNamed];
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
});

test('the list of published files is not written for a site with a missing file', async () => {
  const { site } = await twoSites();
  const expected = new Set(['index.html', 'contact/index.html']);
  expect(() => writeInventory(site, expected)).toThrow('contact/index.html');
  expect(await readdir(site)).toEqual(['index.html']);
});

/** A folder with a published site and a new one. */
async function twoSites() {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'dist/index.html': 'old', 'new/index.html': 'new' });
  return { folder, out: join(folder, 'dist'), site: join(folder, 'new') };
}

/** The id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

const SITE = { name: 'Pointwork', url: '', language: 'en', themeColor: '#01cfe0' };

const PAGES = [
  { path: '/partners/atlassian', indexed: true },
  { path: '/', indexed: true },
  { path: '/hidden', indexed: false },
  { path: '/contact', indexed: true },
];

function filesOf(publicFiles: readonly string[] = [], site = SITE) {
  const siteUrl = 'https://www.example.com';
  return siteFiles({ site, siteUrl, base: '/site/', publicFiles }, PAGES);
}

test('the sitemap lists the indexed routes, sorted, with their canonical addresses, and no dates', () => {
  expect(filesOf()['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.example.com/site/</loc></url>
  <url><loc>https://www.example.com/site/contact</loc></url>
  <url><loc>https://www.example.com/site/partners/atlassian</loc></url>
</urlset>
`);
});

test('robots.txt allows every robot and points to the sitemap', () => {
  expect(filesOf()['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/site/sitemap.xml\n',
  );
});

test('the web manifest stays within the base and lists the icons that there are', () => {
  expect(JSON.parse(filesOf(['icon-512.png'])['site.webmanifest'] ?? '')).toEqual({
    id: '/site/',
    name: 'Pointwork',
    short_name: 'Pointwork',
    lang: 'en',
    start_url: '/site/',
    scope: '/site/',
    display: 'browser',
    theme_color: '#01cfe0',
    icons: [
      { src: '/site/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/site/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});

test('the icon is a ring in the theme colour, and markup in that colour does not get into it', () => {
  expect(filesOf()['favicon.svg']).toContain('fill="#01cfe0" stroke="#061a22"');
  const hostile = { ...SITE, themeColor: '"/><script>alert(1)</script>' };
  expect(filesOf([], hostile)['favicon.svg']).not.toContain('<script>');
});

test('files in assets/public replace those of the build', () => {
  const files = Object.keys(filesOf(['robots.txt', 'favicon.svg']));
  expect(files).toEqual(['sitemap.xml', 'site.webmanifest']);
});
