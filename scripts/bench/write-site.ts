import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteWords } from './site-words.ts';
import type { SiteTool } from './tools/site-tool.ts';

/** Writes the sources of a generated site for a tool: a layout, a section that all pages use, styles, and the pages. */
export function writeSite(root: string, tool: SiteTool, routes: number): void {
  for (const [file, text] of Object.entries(tool.shared)) write(join(root, file), text);
  for (const page of siteWords(routes)) {
    write(join(root, tool.pageFile(page.path)), tool.pageSource(page));
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
