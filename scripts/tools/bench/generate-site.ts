import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../prerender/files/write-file.ts';
import { newFolder } from '../new-folder.ts';
import { fetchPackages } from '../packages/fetch-packages.ts';
import { pointwork, type SiteTool } from './site-tools.ts';
import { siteWords } from './site-words.ts';

/** Writes the sources of a site for one tool into a folder. Every tool gets the same words. @returns the folder. */
export async function generateSite(
  tool: SiteTool,
  routes: number,
  root = newFolder(),
): Promise<string> {
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
