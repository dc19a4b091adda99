import { NOT_FOUND_MESSAGE } from '../../shared/error-messages.ts';
import { MESSAGE_PLACEHOLDER, PAGE_HEAD_ATTRIBUTE } from '../../shared/markers.ts';
import { currentPage } from '../page/current-page.ts';
import { loadStyles } from '../page/page-styles.ts';
import { parseHtml } from '../page/parse-html.ts';
import type { PageContent } from './commit.ts';
import { loadErrorPages } from './page-parts.ts';
import { unlessOver, type Visit } from './visit.ts';
import type { VisitError } from './visit-error.ts';

/** The error page for an error, to be shown in the current layout. Rejects only when the visit is over. */
export async function errorContent(
  { message, statusCode }: VisitError,
  visit: Visit,
): Promise<PageContent> {
  const isNotFound = statusCode === 404;
  const heading = isNotFound ? NOT_FOUND_MESSAGE : message;
  const { layout, base, styles } = currentPage();
  // The layout needs its late styles, which are part of the page's stylesheets. Usually the browser has them in its cache; if not, the
  // page is shown without them.
  await unlessOver(visit, loadStyles(styles));
  // They have a time limit of their own: the visit's may be over.
  const [title, html] = await unlessOver(
    visit,
    loadErrorPages().then(
      ({ title, pages }) => [title, pages[isNotFound ? 404 : 500] as string] as const,
      () => [MESSAGE_PLACEHOLDER, lastResort(base)] as const,
    ),
  );
  const page = parseHtml(html);
  insertMessage(page, heading);
  if (heading !== message) {
    const detail = document.createElement('p');
    detail.append(message);
    (page.querySelector('h1') ?? page.lastElementChild)?.after(detail);
  }
  return {
    title: title.replaceAll(MESSAGE_PLACEHOLDER, () => heading),
    html: page,
    head: [`<meta name="robots" content="noindex" ${PAGE_HEAD_ATTRIBUTE}>`],
    layout,
    styles,
    scrollToTop: true,
    transition: 'page',
    status: statusCode,
  };
}

/** Puts a message into a prepared error page. */
function insertMessage(page: DocumentFragment, message: string): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = text.nodeValue?.replaceAll(MESSAGE_PLACEHOLDER, () => message) ?? '';
  }
}

/** Shown when even the error page does not load. */
const lastResort = (base: string) =>
  `<h1>An error occurred while showing the error page</h1><p>${MESSAGE_PLACEHOLDER}</p><a href="${base}">Go back to home</a>`;
