import type { Fault } from '../build/faults/fault.ts';
import { hashOf } from '../build/hash.ts';
import { escapeText } from '../shared/serialize.ts';
import { DEV_CLIENT, DEV_STYLES, FINDER_CLIENT } from './dev-paths.ts';

/** A page with what the development server adds to it. */
export interface DevDocument {
  html: string;
  /** The style of every page as a file of its own, which can be replaced in a running page under the site's policy. */
  siteStyle: { url: string; text: string };
  /** URLs of all stylesheets, in order. */
  styles: readonly string[];
  /** The same as long as only styles change. */
  stamp: string;
}

const SITE_STYLE = /<style>(.*?)<\/style>/s;

/** @param page a document as the build writes it. */
export function devDocument(page: string): DevDocument {
  const text = SITE_STYLE.exec(page)?.[1] ?? '';
  const url = `${DEV_STYLES}${hashOf(text)}.css`;
  const stamp = hashOf(withoutStyles(page));
  const html = withClient(
    page.replace(SITE_STYLE, () => `<link rel="stylesheet" href="${url}">`),
    stamp,
  );
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)];
  return { html, siteStyle: { url, text }, styles: styles.map(([, href = '']) => href), stamp };
}

/** Adds the script that keeps a page in step with its sources. */
export function withClient(html: string, stamp = ''): string {
  const script = `<script type="module" src="${DEV_CLIENT}?stamp=${stamp}"></script>`;
  return withFinder(html.replace('</head>', () => `${script}\n</head>`));
}

/** Adds the script that tells where what is on a page is written. */
export function withFinder(html: string): string {
  const script = `<script type="module" src="${FINDER_CLIENT}"></script>`;
  return html.replace('</head>', () => `${script}\n</head>`);
}

/** What stands in for a page that cannot be rendered. The overlay covers it where scripts run. */
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
