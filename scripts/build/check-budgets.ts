import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { outputFolder } from '../shared/urls.ts';
import type { Fault } from './fault.ts';
import type { RenderedRoute } from './render-task.ts';

/** Bytes after brotli, at most. */
export const BUDGETS = { runtime: 6_000, html: 30_000 };

/** The size that a visitor downloads: brotli at the highest quality, as hosts store it. */
export function compressedSize(bytes: Uint8Array | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Outputs that have grown over their budget. */
export function checkBudgets(
  site: string,
  routes: readonly RenderedRoute[],
  runtime: { file: string; text: Uint8Array | string },
): Fault[] {
  const faults: Fault[] = [];
  const check = (what: string, size: number, budget: number, place: Partial<Fault>) => {
    if (size <= budget) return;
    faults.push({
      what: `${what} is over its size budget`,
      ...place,
      why: `It has ${size} bytes after brotli; at most ${budget} are allowed.`,
      fix: 'Take something out, or move it to a page or a file of its own.',
    });
  };
  check('The runtime', compressedSize(runtime.text), BUDGETS.runtime, { file: runtime.file });
  for (const { path, file, htmlSize } of routes) {
    // What is small before compression need not be compressed to know.
    if (htmlSize <= BUDGETS.html) continue;
    const html = readFileSync(join(site, outputFolder(path), 'index.html'));
    check('The HTML of the page', compressedSize(html), BUDGETS.html, { file, route: path });
  }
  return faults;
}
