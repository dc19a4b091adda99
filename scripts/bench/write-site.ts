import { writeFile } from '../build/write-file.ts';
import { siteWords } from './site-words.ts';
import type { SiteTool } from './tools/site-tool.ts';

/** Writes the sources of a generated site for a tool: a layout, a section that all pages use, styles, and the pages. */
export function writeSite(root: string, tool: SiteTool, routes: number): void {
  for (const [file, text] of Object.entries(tool.shared)) writeFile(root, file, text);
  for (const page of siteWords(routes)) {
    writeFile(root, tool.pageFile(page.path), tool.pageSource(page));
  }
}
