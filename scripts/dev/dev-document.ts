import type { Fault } from '../build/faults/fault.ts';
import { hashOf } from '../build/files/hash.ts';
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
  /** Of the content. */
  hash: string;
}

const SITE_STYLE = /<style>(.*?)<\/style>/s;

/** @param page a document as the build writes it. */
export function devDocument(page: string): DevDocument {
  const text = SITE_STYLE.exec(page)?.[1] ?? '';
  const url = `${DEV_STYLES}${hashOf(text)}.css`;
  const content = withoutStyles(page);
  const hash = hashOf(content);
  const html = withClient(
    page.replace(SITE_STYLE, () => `<link rel="stylesheet" href="${url}">`),
    hash,
  );
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)];
  return {
    html,
    siteStyle: { url, text },
    styles: styles.map(([, href = '']) => href),
    content,
    hash,
  };
}

/** Adds the script that updates a page when its sources change, and the source finder. */
export function withClient(html: string, hash = ''): string {
  const script = `<script type="module" src="${DEV_CLIENT}?hash=${hash}"></script>`;
  return withFinder(html.replace('</head>', () => `${script}\n</head>`));
}

/** Adds the source finder: the script that shows which line of a source an element or a text comes from. */
export function withFinder(html: string): string {
  const script = `<script type="module" src="${FINDER_CLIENT}"></script>`;
  return html.replace('</head>', () => `${script}\n</head>`);
}

/** The document to show if a page cannot be rendered. Its text is for browsers without JavaScript; the dialog covers it. */
export function faultyDocument(faults: readonly Fault[]): string {
  return withClient(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${faults.length === 1 ? 'One fault' : `${faults.length} faults`}</title>
</head>
<body><pre>${escapeText(faults.map(({ what, why }) => `${what}\n${why}`).join('\n\n'))}</pre></body>
</html>
`);
}

function withoutStyles(html: string): string {
  return html
    .replace(SITE_STYLE, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, '')
    .replace(/"(?:runtime|build|errors)":"[^"]*"|"styles":\[[^\]]*\]/g, '');
}
