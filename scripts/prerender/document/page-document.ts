import type { LayoutFile, PageState } from '../../shared/contracts.ts';
import { ISLAND_TAG, PAGE_ID, REST_ID, STATE_ID } from '../../shared/markers.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import { withBase } from '../../shared/urls.ts';
import type { SiteContext } from '../site-context.ts';

/** The parts of a document that are the same for every page; made once. */
export interface SharedDocument {
  language: string;
  /** The policy for `<meta>`. */
  contentSecurityPolicy: string;
  /** Theme colour, icons, the site's styles, the runtime; see sharedHead. */
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

interface SharedHeadInput {
  base: string;
  themeColor: string;
  hasTouchIcon: boolean;
  runtimeUrl: string;
  /** The site's styles. */
  style: string;
}

/** The icon of iOS, which a site may have in `assets/public/`. */
export const TOUCH_ICON = 'apple-touch-icon.png';

/** The end of the head. */
export function sharedHead(input: SharedHeadInput): string {
  const { base, themeColor, hasTouchIcon, runtimeUrl, style } = input;
  return [
    `<meta name="theme-color" content="${escapeText(themeColor)}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    ...(hasTouchIcon ? [`<link rel="apple-touch-icon" href="${base}${TOUCH_ICON}">`] : []),
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...(style === '' ? [] : [`<style>${style}</style>`]),
    `<script type="module" async src="${runtimeUrl}"></script>`,
  ].join('\n');
}

/** @param own the fields that are not the same for every page. */
export function pageState(
  { base, siteVersion, errorsUrl, site: { thirdParties } }: SiteContext,
  own: Omit<PageState, 'version' | 'base' | 'errors' | 'thirdParties'>,
): PageState {
  const shared = { version: siteVersion, base, errors: errorsUrl };
  return { ...shared, ...(thirdParties && { thirdParties }), ...own };
}

/** Joins a whole HTML document. The order is fixed, so that a diff shows only real changes. */
export function pageDocument(shared: SharedDocument, page: DocumentInput): string {
  const { state, layout } = page;
  return `${[
    '<!doctype html>',
    `<html lang="${escapeText(shared.language)}" data-layout="${state.layout}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(shared.contentSecurityPolicy)}">`,
    `<title>${escapeText(page.title)}</title>`,
    page.head,
    shared.head,
    // HTML that comes in pieces is not painted in pieces, which would move what is there already.
    `<link rel="expect" href="#${state.styles.length > 0 ? REST_ID : STATE_ID}" blocking="render">`,
    '</head>',
    '<body>',
    `${markCurrent(layout.before, state)}<div id="${PAGE_ID}">${insertStyles(page)}</div>${markCurrent(layout.after, state)}`,
    `<script type="application/json" id="${STATE_ID}">${toJson(state)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

/** Marks the layout's links to the page itself, as the runtime does after a visit. */
function markCurrent(html: string, { base, path }: PageState): string {
  const href = escapeText(withBase(base, path));
  return html.replaceAll(`href="${href}"`, `href="${href}" aria-current="page"`);
}

const SECTION_OR_ISLAND = new RegExp(`</?(?:section|${ISLAND_TAG})[ >]`, 'g');

/**
 * Puts the page's stylesheets after its first section, so that the section is painted before they arrive. They are
 * never put inside an island: React would find an element that it did not make.
 */
function insertStyles({ html, state }: DocumentInput): string {
  const links = state.styles
    .map((url, index) => {
      const id = index === 0 ? ` id="${REST_ID}"` : '';
      return `<link rel="stylesheet" href="${escapeText(url)}"${id}>`;
    })
    .join('');
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(SECTION_OR_ISLAND)) {
    depth += tag.startsWith('</') ? -1 : 1;
    const end = index + tag.length;
    if (depth === 0 && tag === '</section>') return html.slice(0, end) + links + html.slice(end);
  }
  return links + html;
}
