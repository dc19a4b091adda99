import type { PageModule, PageState, Payload } from '../../../shared/contracts.ts';
import { toJson } from '../../../shared/serialize.ts';
import { headEntries, headHtml } from '../../document/head.ts';
import { pageConstants, pageDocument } from '../../document/page-document.ts';
import { previewPath } from '../../document/preview-path.ts';
import { hashOf } from '../../hash.ts';
import type { PlannedPage, SiteContext } from '../page.ts';

/** The two files of a page. */
export interface PageFiles {
  html: string;
  payload: string;
}

type PayloadOpening = Pick<Payload, 'format' | 'path' | 'build' | 'runtime'>;

/** Makes the HTML file and the payload from a page's rendered markup, its head and its layout. */
export function makePageFiles(
  { page }: PageModule,
  route: PlannedPage,
  html: string,
  context: SiteContext,
): PageFiles {
  const layout = page.layout ?? 'default';
  const { path, ancestors } = route;
  const preview = previewPath(route.name);
  const hasPreview = context.preview !== undefined || context.publicFiles.includes(preview);
  const image = hasPreview ? preview : undefined;
  const head = headHtml(headEntries({ ...context, page, path, ancestors, image }));
  const content = {
    layout,
    title: page.title,
    head,
    html,
    styles: route.styles,
    middleware: page.middleware ?? [],
    scrollToTop: page.scrollToTop !== false,
    transition: page.transition ?? 'page',
  } satisfies Omit<Payload, keyof PayloadOpening | 'end'>;
  const contentJson = toJson(content);
  const contentHash = hashOf(contentJson);
  const opening: PayloadOpening = {
    format: 1,
    path,
    build: contentHash,
    runtime: context.siteVersion,
  };
  const state: PageState = {
    ...pageConstants(context),
    path,
    build: contentHash,
    layout,
    middleware: content.middleware,
    scrollToTop: content.scrollToTop,
    transition: content.transition,
    styles: content.styles,
  };
  const surroundings = context.layouts[layout] ?? { before: '', after: '' };
  return {
    html: pageDocument(context.document, {
      title: page.title,
      head: head.join('\n'),
      state,
      layout: surroundings,
      html,
    }),
    // `content` is large and has already been turned into JSON for its hash, so the other fields are added to that text.
    payload: `${toJson(opening).slice(0, -1)},${contentJson.slice(1, -1)},"end":true}\n`,
  };
}
