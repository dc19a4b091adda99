import type { SharedDocument } from '../prerender/document/page-document.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import { hashOf } from '../prerender/files/hash.ts';
import type { RenderedLayout } from '../prerender/render/rendered.ts';
import type { Payload } from '../shared/contracts.ts';
import { PAGE_HEAD_ATTRIBUTE } from '../shared/markers.ts';
import { escapeText, toJson } from '../shared/serialize.ts';
import { VERSION_META } from './dev-messages.ts';
import { DEV_CLIENT, FINDER_CLIENT } from './dev-paths.ts';

/** A page, with what the development server adds to it. */
export interface DevDocument {
  html: string;
  /** URLs of all stylesheets, in order. */
  styles: readonly string[];
  /** The HTML of layout and page. */
  body: string;
  /** A hash of everything else but styles. */
  rest: string;
  /** A hash of everything but styles. While it stays the same, new stylesheets are enough to update an open page. */
  version: string;
}

/** The end of the head that all documents share, as the build writes it and as the development server sends it. */
export interface DevHead {
  built: string;
  sent: string;
  /** URL of the stylesheet that is inline in the built one. */
  style: string;
}

/** What a document is made of. */
interface DocumentParts {
  /** As the build writes it. */
  html: string;
  head: DevHead;
  layout: Pick<RenderedLayout, 'html' | 'gap'>;
  /** Of a page, or of an error page. */
  content: Pick<Payload, 'html' | 'styles'> & Partial<Payload>;
  /** See PreparedDevSite. */
  shared: string;
}

/** The place of the version in the tools of a document. */
const VERSION = '{pointwork-version}';

/** The source finder: the script that shows which line of a source an element or a text comes from. */
export const FINDER = `<script type="module" src="${FINDER_CLIENT}"></script>`;

/** What every page gets. The script is the first that runs, so that it sees the errors of all others. */
const TOOLS = `<script src="${DEV_CLIENT}"></script>\n${versionElement(VERSION)}`;

/**
 * @param built the document of a build.
 * @param plain the same without styles.
 * @param style the URL of the stylesheet to link instead.
 */
export function devHead(built: SharedDocument, plain: SharedDocument, style: string): DevHead {
  const link = `<link rel="stylesheet" href="${style}">`;
  return { built: built.head, sent: [TOOLS, FINDER, plain.head, link].join('\n'), style };
}

export function devDocument(parts: DocumentParts): DevDocument {
  const { head, layout, shared } = parts;
  const { html, styles, hash: _, version: __, ...others } = parts.content;
  const body = layout.html.slice(0, layout.gap) + html + layout.html.slice(layout.gap);
  const rest = hashOf(toJson([shared, others]));
  const version = hashOf(rest + body);
  return {
    html: withVersion(
      parts.html.replace(head.built, () => head.sent),
      version,
    ),
    styles: [head.style, ...styles],
    body,
    rest,
    version,
  };
}

/** A payload as it is sent: with the version of its document. */
export function devPayload(payload: Payload, version: string): string {
  return toJson({ ...payload, head: [...payload.head, versionElement(version)] });
}

/** The tools for a document with this version. */
export function toolsFor(version: string): string {
  return withVersion(TOOLS, version);
}

/** The document to show if a page cannot be rendered. Its text is for browsers without JavaScript; the dialog covers it. */
export function faultyDocument(faults: readonly Fault[], version = 'faults'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${faults.length === 1 ? 'One fault' : `${faults.length} faults`}</title>
${toolsFor(version)}
</head>
<body><pre>${escapeText(faults.map(({ what, why }) => `${what}\n${why}`).join('\n\n'))}</pre></body>
</html>
`;
}

function withVersion(html: string, version: string): string {
  return html.replace(VERSION, version);
}

function versionElement(version: string): string {
  return `<meta name="${VERSION_META}" content="${version}" ${PAGE_HEAD_ATTRIBUTE}>`;
}
