import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_ATTRIBUTE } from '../../shared/markers.ts';
import { outputFolder } from '../../shared/urls.ts';
import type { Fault } from '../faults/fault.ts';
import { sizeOver } from '../files/compressed-size.ts';
import type { RenderedPage } from '../render/rendered.ts';

/** The most HTML that a page may have, in bytes after brotli. */
const BUDGET = 30_000;

const SOURCES = new RegExp(` ${SOURCE_ATTRIBUTE}="[^"]*"`, 'g');

/** Finds pages whose HTML is over the budget. */
export async function checkBudgets(
  folder: string,
  pages: readonly RenderedPage[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { path, file, htmlSize } of pages) {
    // If it is small enough uncompressed, it need not be compressed.
    if (htmlSize <= BUDGET) continue;
    const html = readFileSync(join(folder, outputFolder(path), 'index.html'), 'utf8');
    // In development, elements name their sources; visitors do not get that.
    const size = await sizeOver(html.replaceAll(SOURCES, ''), BUDGET);
    if (size === undefined) continue;
    faults.push({
      what: 'The HTML of the page is over its size budget',
      file,
      route: path,
      why: `It has ${size} bytes after brotli; at most ${BUDGET} are allowed.`,
      fix: 'Remove something, or move it to another page or into a separate file.',
    });
  }
  return faults;
}
