import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Markup, payloadHtml } from '../document/markup.ts';
import type { CodeSource, Fault } from '../faults/fault.ts';

/** Finds the folder of the sources in HTML: elsewhere, the same sources would give other bytes. */
export function machinePathFaults(markup: Markup, source: CodeSource, root: string): Fault[] {
  const html = payloadHtml(markup);
  // `/app` may be an address, too.
  const isShort = dirname(root) === dirname(dirname(root));
  const paths = [pathToFileURL(root).href, ...(isShort ? [] : [root])];
  const path = paths.find((folder) => html.includes(folder));
  if (path === undefined) return [];
  return [
    {
      what: `A path of this machine in the HTML of ${source.file}`,
      ...source,
      why: `It contains ${path}, which is another path on any other machine.`,
      fix: 'Read files by such a path, but do not show it.',
    },
  ];
}
