import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../prerender/files/write-file.ts';
import { fetchPackages } from '../packages/fetch-packages.ts';
import { newFolder } from './bench-folder.ts';
import { pointwork, type SiteTool } from './site-tools.ts';
import { siteWords } from './site-words.ts';

/** Writes the sources of a site for one tool. Every tool gets the same words. @returns its folder. */
export async function generateSite(tool: SiteTool, routes: number): Promise<string> {
  const root = newFolder();
  const fixture = join(import.meta.dirname, 'fixtures', tool.fixture);
  cpSync(fixture, root, { recursive: true });
  const template = readFileSync(join(fixture, tool.template), 'utf8');
  for (const { path, ...words } of siteWords(routes)) {
    writeFile(root, tool.pageFile(path), template.replace('WORDS', JSON.stringify(words)));
  }
  if (tool !== pointwork) {
    const packages = await fetchPackages('bench', join(import.meta.dirname, 'peers'));
    symlinkSync(join(packages, 'node_modules'), join(root, 'node_modules'));
  }
  return root;
}
