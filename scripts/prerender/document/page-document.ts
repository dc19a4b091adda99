import type { PageState } from '../../shared/contracts.ts';
import { PAGE_ID, PAGE_STYLES_ID, STATE_ID } from '../../shared/markers.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import { withBase } from '../../shared/urls.ts';
import type { SiteContext } from '../site-context.ts';
import { entryElements, type HeadEntries } from './head.ts';
import { documentHtml, type Markup } from './markup.ts';

/** The parts of a document that are the same for every page; made once. */
export interface SharedDocument {
  language: string;
  direction: 'ltr' | 'rtl';
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
  layout: Markup;
  page: Markup;
}

interface SharedHeadInput {
  base: string;
  siteUrl: string;
  /** What the site adds to the head. */
  entries: HeadEntries;
  themeColor: string;
  /** The paths of public files. */
  publicFiles: readonly string[];
  runtimeUrl: string;
  /** The site's styles. */
  style: string;
}

/** Icons that a site may have in `assets/public/`. Browsers ask for them by themselves, but not below a base. */
const BITMAP_ICONS: readonly (readonly [path: string, attributes: string])[] = [
  ['favicon.ico', 'rel="icon" sizes="32x32"'],
  ['apple-touch-icon.png', 'rel="apple-touch-icon"'],
];

/** The end of the head. */
export function sharedHead(input: SharedHeadInput): string {
  const { base, entries, themeColor, publicFiles, runtimeUrl, style } = input;
  return [
    `<meta name="theme-color" content="${escapeText(themeColor)}">`,
    ...BITMAP_ICONS.filter(([path]) => publicFiles.includes(path)).map(
      ([path, attributes]) => `<link ${attributes} href="${base}${path}">`,
    ),
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    // Browsers fetch it without the password of a preview otherwise.
    `<link rel="manifest" href="${base}site.webmanifest" crossorigin="use-credentials">`,
    ...entryElements(entries, input),
    ...(style === '' ? [] : [`<style>${style}</style>`]),
    `<script type="module" async src="${runtimeUrl}"></script>`,
  ].join('\n');
}

/** @param pageFields the fields that are not the same for every page. */
export function pageState(
  { base, siteVersion, errorsUrl, thirdParties }: SiteContext,
  pageFields: Omit<PageState, 'version' | 'base' | 'errors' | 'thirdParties'>,
): PageState {
  const shared = { version: siteVersion, base, errors: errorsUrl };
  return { ...shared, ...(thirdParties && { thirdParties }), ...pageFields };
}

/** Joins a whole HTML document. The order is fixed, so that a diff shows only real changes. */
export function pageDocument(shared: SharedDocument, input: DocumentInput): string {
  const { state } = input;
  return `${[
    '<!doctype html>',
    `<html lang="${escapeText(shared.language)}" dir="${shared.direction}" data-layout="${state.layout}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(shared.contentSecurityPolicy)}">`,
    `<title>${escapeText(input.title)}</title>`,
    input.head,
    shared.head,
    // HTML that comes in pieces is not painted in pieces, which would move what is there already.
    `<link rel="expect" href="#${state.styles.length > 0 ? PAGE_STYLES_ID : STATE_ID}" blocking="render">`,
    '</head>',
    '<body>',
    bodyOf(input),
    `<script type="application/json" id="${STATE_ID}">${toJson(state)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

/** The direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction;
}

/**
 * The layout around its page. Its links to the page itself are marked, as the runtime does after a visit. The page's
 * stylesheets come after its first section, so that the section is painted before they arrive.
 */
function bodyOf({ layout, page, state }: DocumentInput): string {
  const styles = state.styles.map((url, index) => {
    const id = index === 0 ? ` id="${PAGE_STYLES_ID}"` : '';
    return `<link rel="stylesheet" href="${escapeText(url)}"${id}>`;
  });
  const content = documentHtml(page, () => styles.join(''));
  const ownHref = withBase(state.base, state.path);
  return documentHtml(layout, (place) => {
    if (place.kind === 'page') return `<div id="${PAGE_ID}">${content}</div>`;
    return place.kind === 'link' && place.href === ownHref ? ' aria-current="page"' : '';
  });
}
