import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from '../../../shared/contracts.ts';
import { outputName } from '../../../shared/urls.ts';
import type { Route } from '../../discover/discover-pages.ts';
import type { Fault } from '../../faults/fault.ts';
import { reachedFrom } from './modules/module-graph.ts';

/** File → how many of the pages that this thread has rendered reach it. */
const users = new Map<string, number>();

/** The files that a repeated page has reached. */
const tried = new Set<string>();

/**
 * Renders some pages again, and finds those that come out differently. Their HTML depends on what the same thread has
 * rendered before, as with a counter that nothing resets. Between them, they reach every module that pages share; a
 * thread tries each module once.
 *
 * @param pages rendered and written.
 * @param folder the folder that they are written to.
 * @param render renders and writes a page.
 */
export async function repeatPages<Page extends { route: Route }>(
  pages: readonly Page[],
  folder: string,
  render: (page: Page) => Promise<unknown>,
): Promise<Fault[]> {
  const reached = pages.map((page) => ({ page, files: reachedFrom(page.route.file) }));
  for (const file of reached.flatMap(({ files }) => files)) {
    users.set(file, (users.get(file) ?? 0) + 1);
  }
  const isShared = (file: string) => !file.startsWith('pages/') || (users.get(file) ?? 0) > 1;
  const faults: Fault[] = [];
  for (const { page, files } of reached) {
    const untried = files.filter((file) => isShared(file) && !tried.has(file));
    if (untried.length === 0) continue;
    for (const file of untried) tried.add(file);
    const before = readHtml(page.route, folder);
    await render(page);
    const after = readHtml(page.route, folder);
    if (after !== before) faults.push(repeatFault(page.route, before, after));
  }
  return faults;
}

function readHtml({ path }: Route, folder: string): string {
  const payload = readFileSync(join(folder, `${outputName(path)}.payload.json`), 'utf8');
  return (JSON.parse(payload) as Payload).html;
}

function repeatFault({ file, path: route }: Route, before: string, after: string): Fault {
  const first = before.split('').findIndex((letter, index) => letter !== after[index]);
  const start = Math.max(0, first);
  const excerpt = (html: string) => `“${html.slice(Math.max(0, start - 30), start + 30)}”`;
  return {
    what: `${file} came out differently when it was rendered again`,
    file,
    route,
    why: `It had ${excerpt(before)}, then ${excerpt(after)}. So it depends on the pages that were rendered before it, and with several threads these are others.`,
    fix: 'In what this page imports, look for a variable outside of functions that counts or collects. For ids, there is `useId`.',
  };
}
