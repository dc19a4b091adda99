import type { Fault } from '../prerender/faults/fault.ts';
import { hashOf } from '../prerender/files/hash.ts';
import { escapeText } from '../shared/serialize.ts';
import { DEV_CLIENT, DEV_STYLES, FINDER_CLIENT } from './dev-paths.ts';

/** A page, with what the development server adds to it. */
export interface DevDocument {
  html: string;
  /**
   * The site's stylesheet. A build inlines it; here it is a file, since the content security policy would block a
   * changed inline style in a page that is open.
   */
  siteStyle: { url: string; text: string };
  /** URLs of all stylesheets, in order. */
  styles: readonly string[];
  /** Everything but styles. While it stays the same, new stylesheets are enough to update an open page. */
  content: string;
  version: DocumentVersion;
}

/** Tells the document that a browser shows from the current one. Both are hashes. */
export interface DocumentVersion {
  content: string;
  styles: string;
}

const SITE_STYLE = /<style>(.*?)<\/style>/s;

/** @param page a document as the build writes it. */
export function devDocument(page: string): DevDocument {
  const text = SITE_STYLE.exec(page)?.[1] ?? '';
  const url = `${DEV_STYLES}${hashOf(text)}.css`;
  const html = page.replace(SITE_STYLE, () => `<link rel="stylesheet" href="${url}">`);
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g)];
  const styles = links.map(([, href = '']) => href);
  const content = withoutStyles(page);
  const version = { content: hashOf(content), styles: hashOf(styles.join()) };
  return { html: withClient(html, version), siteStyle: { url, text }, styles, content, version };
}

/** Adds the script that updates a page when its sources change, and the source finder. */
export function withClient(html: string, version?: DocumentVersion): string {
  const script = `<script type="module" src="${DEV_CLIENT}?${new URLSearchParams({ ...version })}"></script>`;
  return withFinder(html.replace('</head>', () => `${script}\n</head>`));
}

/** Adds the source finder: the script that shows which line of a source an element or a text comes from. */
export function withFinder(html: string): string {
  const script = `<script type="module" src="${FINDER_CLIENT}"></script>`;
  return html.replace('</head>', () => `${script}\n</head>`);
}

/** The document to show if a page cannot be rendered. Its text is for browsers without JavaScript; the dialog covers it. */
export function faultyDocument(faults: readonly Fault[]): string {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${faults.length === 1 ? 'One fault' : `${faults.length} faults`}</title>
</head>
<body><pre>${escapeText(faults.map(({ what, why }) => `${what}\n${why}`).join('\n\n'))}</pre></body>
</html>
`;
  // It is never the current version: once the page can be rendered, it is shown.
  return withClient(html, { content: 'faults', styles: 'faults' });
}

function withoutStyles(html: string): string {
  return html
    .replace(SITE_STYLE, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, '')
    .replace(/"(?:runtime|build|errors)":"[^"]*"|"styles":\[[^\]]*\]/g, '');
}
