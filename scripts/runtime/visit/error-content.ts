import type { ErrorPagesFile } from '../../shared/contracts.ts';
import { NOT_FOUND_MESSAGE } from '../../shared/error-messages.ts';
import { MESSAGE_PLACEHOLDER, PAGE_HEAD_ATTRIBUTE } from '../../shared/markers.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { currentPage, parseHtml } from '../page/document.ts';
import { plainLink } from '../page/notices.ts';
import { loadErrorPages } from '../page/page-parts.ts';
import { loadStyles } from '../page/page-styles.ts';
import { LOAD_TIMEOUT, LoadFailure, type VisitError } from '../page/visit-error.ts';
import type { PageContent } from './commit.ts';
import { unlessOver, type Visit } from './visit.ts';

/** The error page for an error, to be shown in the current layout. Rejects only when the visit is over. */
export async function errorContent(error: VisitError, visit: Visit): Promise<PageContent> {
  const { message, statusCode } = error;
  const heading = statusCode === 404 ? NOT_FOUND_MESSAGE : message;
  const { layout, base, styles } = currentPage();
  // The layout needs its late styles, which are part of the page's stylesheets. Usually the browser has them in its
  // cache; if not, the page is shown without them.
  await unlessOver(visit, loadStyles(styles));
  // The time limit of the visit may be over.
  const prepared = withTimeout(loadErrorPages(), LOAD_TIMEOUT).catch(() => lastResort(base));
  const { title, pages, style } = await unlessOver(visit, prepared);
  const html = parseHtml((pages[statusCode] ?? pages[500]) as string);
  const insertHeading = (text: string) => text.replaceAll(MESSAGE_PLACEHOLDER, () => heading);
  for (const { childNodes } of [html, ...html.querySelectorAll('*')]) {
    for (const node of childNodes) if (node instanceof Text) node.data = insertHeading(node.data);
  }
  const detail = document.createElement('p');
  if (error instanceof LoadFailure) detail.append(plainLink(visit.url));
  else if (heading !== message) detail.append(message);
  if (detail.firstChild) html.querySelector('h1')?.after(detail);
  return {
    title: insertHeading(title),
    html,
    head: [`<meta name="robots" content="noindex" ${PAGE_HEAD_ATTRIBUTE}>`],
    layout,
    styles,
    style,
    scrollToTop: true,
    transition: 'page',
    status: statusCode,
  };
}

/** Shown when even the error page does not load. */
function lastResort(base: string): Omit<ErrorPagesFile, 'format' | 'end'> {
  const html = `<h1>An error occurred while showing the error page</h1><p>${MESSAGE_PLACEHOLDER}</p><a href="${base}">Go back to home</a>`;
  return { title: MESSAGE_PLACEHOLDER, pages: { 404: html, 500: html } };
}
