import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../prerender/faults/fault.ts';
import { PAGE_HEAD_ATTRIBUTE } from '../shared/markers.ts';
import { escapeText, toJson } from '../shared/serialize.ts';
import { DEV_CLIENT, DEV_STATE_ID, type FaultWithExcerpt } from './dev-contract.ts';

/** The beginning of the head of every document that the build writes. */
const HEAD = '<meta charset="utf-8">';

/** How many lines to show before and after the one with a fault. */
const AROUND = 3;

/** What every page gets. The script is the first that runs, so that it sees the errors of all others. */
export function devTools(version: string, faults: readonly FaultWithExcerpt[] = []): string {
  return `<script src="${DEV_CLIENT}"></script>\n${devState(version, faults)}`;
}

/** See DEV_STATE_ID. */
export function devState(version: string, faults: readonly FaultWithExcerpt[] = []): string {
  return `<script type="application/json" id="${DEV_STATE_ID}" data-version="${version}" ${PAGE_HEAD_ATTRIBUTE}>${toJson(faults)}</script>`;
}

/** @param html as the build writes it. @param additions to the beginning of the head. */
export function withHead(html: string, additions: string): string {
  return html.replace(HEAD, () => `${HEAD}\n${additions}`);
}

/** The document to show if a page cannot be rendered. Its text is for browsers without JavaScript; the dialog covers it. */
export function faultyDocument(faults: readonly FaultWithExcerpt[]): string {
  const text = faults.map(({ what, why }) => `${what}\n${why}`).join('\n\n');
  return `<!doctype html>
<html lang="en">
<head>
${HEAD}
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${faults.length === 1 ? 'One fault' : `${faults.length} faults`}</title>
${devTools('faults', faults)}
</head>
<body><pre>${escapeText(text)}</pre></body>
</html>
`;
}

/**
 * Adds the lines of the source around a fault, if its line is known.
 *
 * @param root of the site, absolute.
 */
export function withExcerpt(fault: Fault, root: string): FaultWithExcerpt {
  const { file = '', line } = fault;
  if (line === undefined || !existsSync(join(root, file))) return fault;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const first = Math.max(1, line - AROUND);
  const excerpt = lines
    .slice(first - 1, line + AROUND)
    .map((text, index) => ({ number: first + index, text, isFault: first + index === line }));
  return { ...fault, excerpt };
}
