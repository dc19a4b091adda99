import { ERROR_MESSAGE, NOT_FOUND_MESSAGE, PAGE_HEAD_ATTRIBUTE } from '../../shared/markers.ts';
import type { PageContent } from '../page/commit.ts';
import { currentPage } from '../page/current-page.ts';
import { loadStyles } from '../page/page-styles.ts';
import { loadErrorPages } from './page-parts.ts';
import type { VisitError } from './visit-error.ts';

/** The error page for an error, inside the layout that is shown. Never rejects. */
export async function errorContent({ message, statusCode }: VisitError): Promise<PageContent> {
  const isNotFound = statusCode === 404;
  const heading = isNotFound ? NOT_FOUND_MESSAGE : message;
  const { layout, base, styles } = currentPage();
  // The layout around it needs its late styles, which are part of them. The browser has them, offline too.
  await loadStyles(styles);
  const [title, html] = await loadErrorPages().then(
    ({ title, pages }) => [title, pages[isNotFound ? 404 : 500] ?? ''] as const,
    () => [ERROR_MESSAGE, lastResort(base)] as const,
  );
  const insert = (template: string, text: string) => template.replaceAll(ERROR_MESSAGE, () => text);
  const detail = heading === message ? '' : `<p>${asHtml(message)}</p>`;
  return {
    title: insert(title, heading),
    html: insert(html, asHtml(heading)).replace('</h1>', () => `</h1>${detail}`),
    head: [`<meta name="robots" content="noindex" ${PAGE_HEAD_ATTRIBUTE}>`],
    layout,
    styles,
    scrollToTop: true,
    transition: 'page',
    status: statusCode,
  };
}

/** What is left when the error page itself cannot be had. */
const lastResort = (base: string) =>
  `<h1>An error occurred while showing the error page</h1><p>${ERROR_MESSAGE}</p><a href="${base}">Go back to home</a>`;

/** Text as HTML, by the browser's own serialiser. */
function asHtml(text: string): string {
  return new Option(text).innerHTML;
}
