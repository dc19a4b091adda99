import type { PageModule, Payload } from '../../../shared/contracts.ts';
import { toJson } from '../../../shared/serialize.ts';
import type { Route } from '../../discover/discover-pages.ts';
import { headElements } from '../../document/head.ts';
import { type Markup, visitHtml } from '../../document/markup.ts';
import { DEFAULT_LAYOUT, DEFAULT_TRANSITION, previewPath } from '../../document/page-defaults.ts';
import { pageDocument, pageState } from '../../document/page-document.ts';
import { hashOf } from '../../files/hash.ts';
import type { SiteContext } from '../../site-context.ts';

/**
 * Makes the HTML file and the payload of a page.
 *
 * @param styles the URLs of its stylesheets.
 */
export function makePageFiles(
  { path, name }: Route,
  page: PageModule['page'],
  styles: readonly string[],
  markup: Markup,
  context: SiteContext,
): { html: string; payload: string } {
  const layout = page.layout ?? DEFAULT_LAYOUT;
  const preview = previewPath(name);
  const hasPreview = context.preview !== undefined || context.publicFiles.includes(preview);
  const image = hasPreview ? preview : undefined;
  const head = headElements({ ...context, page, path, image });
  const content = {
    layout,
    title: page.title,
    head,
    html: visitHtml(markup),
    styles,
    middleware: page.middleware ?? [],
    scrollToTop: page.scrollToTop !== false,
    transition: page.transition ?? DEFAULT_TRANSITION,
  };
  const hash = hashOf(toJson(content));
  const payload: Payload = {
    format: 1,
    path,
    hash,
    version: context.siteVersion,
    ...content,
    // Last, so that a truncated file cannot pass for a whole one.
    end: true,
  };
  const state = pageState(context, {
    path,
    hash,
    layout,
    middleware: content.middleware,
    scrollToTop: content.scrollToTop,
    transition: content.transition,
    styles: content.styles,
  });
  return {
    html: pageDocument(context.document, {
      title: page.title,
      head: head.join('\n'),
      state,
      layout: context.layouts[layout]?.markup ?? [],
      page: markup,
    }),
    payload: `${toJson(payload)}\n`,
  };
}
