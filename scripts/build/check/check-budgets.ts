import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_ATTRIBUTE } from '../../shared/markers.ts';
import { outputFolder } from '../../shared/urls.ts';
import { sizeOver } from '../compressed-size.ts';
import type { Fault } from '../faults/fault.ts';
import type { RenderedPage } from '../render/page.ts';

/** Bytes after brotli, at most. */
const BUDGETS = { runtime: 6_000, html: 30_000 };

/** Without what no visitor gets. */
function withoutSources(html: string): string {
  return html.replaceAll(new RegExp(` ${SOURCE_ATTRIBUTE}="[^"]*"`, 'g'), '');
}

/** Outputs that have grown over their budget. */
export async function checkBudgets(
  site: string,
  routes: readonly RenderedPage[],
  runtime: { file: string; text: Uint8Array | string },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const check = async (
    what: string,
    content: Uint8Array | string,
    budget: number,
    place: Partial<Fault>,
  ) => {
    const size = await sizeOver(content, budget);
    if (size === undefined) return;
    faults.push({
      what: `${what} is over its size budget`,
      ...place,
      why: `It has ${size} bytes after brotli; at most ${budget} are allowed.`,
      fix: 'Take something out, or move it to a page or a file of its own.',
    });
  };
  await check('The runtime', runtime.text, BUDGETS.runtime, { file: runtime.file });
  for (const { path, file, htmlSize } of routes) {
    // What is small before compression need not be compressed to know.
    if (htmlSize <= BUDGETS.html) continue;
    const html = withoutSources(readFileSync(join(site, outputFolder(path), 'index.html'), 'utf8'));
    await check('The HTML of the page', html, BUDGETS.html, { file, route: path });
  }
  return faults;
}
