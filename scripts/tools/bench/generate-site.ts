import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../prerender/files/new-folder.ts';
import { writeFile } from '../../prerender/files/write-file.ts';
import { fetchPackages } from '../fetch-packages.ts';
import { pointwork, type SiteTool } from './site-tools.ts';
import { siteWords } from './site-words.ts';

/** Writes the sources of a site for one tool into a folder. Every tool gets the same words. @returns the folder. */
export function generateSite(tool: SiteTool, routes: number, root = newFolder()): string {
  const fixture = join(import.meta.dirname, 'fixtures', tool.fixture);
  cpSync(fixture, root, { recursive: true });
  const template = readFileSync(join(fixture, tool.template), 'utf8');
  for (const { path, ...words } of siteWords(routes)) {
    writeFile(root, tool.pageFile(path), template.replace('WORDS', JSON.stringify(words)));
  }
  if (tool !== pointwork) {
    symlinkSync(fetchPackages(join(import.meta.dirname, 'peers')), join(root, 'node_modules'));
  }
  return root;
}
