import { type Fault, formatFaults } from '../prerender/faults/fault.ts';
import { PAGE_HEAD_ATTRIBUTE } from '../shared/markers.ts';
import { escapeText } from '../shared/serialize.ts';
import { DEV_CLIENT, DEV_VERSION } from './dev-contract.ts';

/** The beginning of the head of every document that the build writes. */
const HEAD = '<meta charset="utf-8">';

/** See DEV_VERSION. */
export function versionElement(version: string): string {
  return `<meta name="${DEV_VERSION}" content="${version}" ${PAGE_HEAD_ATTRIBUTE}>`;
}

/** What every page gets. The script is the first that runs, so that it sees the errors of all others. */
export function devTools(version: string): string {
  return `<script src="${DEV_CLIENT}"></script>\n${versionElement(version)}`;
}

/** @param html as the build writes it. @param additions to the beginning of the head. */
export function withHead(html: string, additions: string): string {
  return html.replace(HEAD, () => `${HEAD}\n${additions}`);
}

/** The document to show if a page cannot be rendered. Its text is for browsers without JavaScript; the dialog covers it. */
export function faultyDocument(faults: readonly Fault[]): string {
  return `<!doctype html>
<html lang="en">
<head>
${HEAD}
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Faults</title>
${devTools('')}
</head>
<body><pre>${escapeText(formatFaults(faults))}</pre></body>
</html>
`;
}
