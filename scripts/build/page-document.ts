import type { LayoutFile, PageState } from '../shared/contracts.ts';
import { PAGE_ID, STATE_ID } from '../shared/markers.ts';
import { escapeText, toJson } from '../shared/serialize.ts';

/** The parts of a document that are the same on every page; the build makes them once. */
export interface DocumentParts {
  language: string;
  /** The policy for `<meta>`. */
  contentSecurityPolicy: string;
  /** The end of the head: theme colour, icons, fonts, the site's styles, the runtime. */
  head: string;
}

export interface DocumentInput {
  title: string;
  /** The page's own entries, as HTML. */
  head: string;
  state: PageState;
  layout: Pick<LayoutFile, 'before' | 'after'>;
  html: string;
}

/** Joins a whole HTML document. The order never changes, so that a diff shows what has. */
export function pageDocument(parts: DocumentParts, page: DocumentInput): string {
  const { state, layout } = page;
  const styles = state.styles.map(
    (url) => `<link rel="stylesheet" href="${escapeText(url)}" data-page>`,
  );
  return `${[
    '<!doctype html>',
    `<html lang="${escapeText(parts.language)}" data-layout="${state.layout}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(parts.contentSecurityPolicy)}">`,
    `<title>${escapeText(page.title)}</title>`,
    page.head,
    parts.head,
    ...styles,
    '</head>',
    '<body>',
    `${markCurrent(layout.before, state)}<div id="${PAGE_ID}">${page.html}</div>${markCurrent(layout.after, state)}`,
    `<script type="application/json" id="${STATE_ID}">${toJson(state)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

/** Marks the layout's links to the page itself, as the runtime does after a visit. */
function markCurrent(html: string, { base, path }: PageState): string {
  const href = escapeText(base.slice(0, -1) + path);
  return html.replaceAll(`href="${href}"`, `href="${href}" aria-current="page"`);
}
