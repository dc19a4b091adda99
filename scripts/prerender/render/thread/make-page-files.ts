import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModule, Payload } from '../../../shared/contracts.ts';
import { toJson } from '../../../shared/serialize.ts';
import type { Route } from '../../discover/discover-pages.ts';
import { headElements } from '../../document/head.ts';
import { type Markup, payloadHtml } from '../../document/markup.ts';
import { DEFAULT_LAYOUT, DEFAULT_TRANSITION, previewPath } from '../../document/page-defaults.ts';
import { pageDocument, pageState } from '../../document/page-document.ts';
import { hashOf } from '../../files/hash.ts';
import type { SiteContext } from '../../site-context.ts';

/**
 * Makes the HTML file and the payload of a page.
 *
 * @param styles the URLs of its stylesheets.
 * @param previewHtml what its preview picture is drawn from; undefined if it is a public file, or there is none.
 */
export function makePageFiles(
  { path, name }: Route,
  page: PageModule['page'],
  styles: readonly string[],
  markup: Markup,
  context: SiteContext,
  previewHtml: string | undefined,
): { html: string; payload: string } {
  const layout = page.layout ?? DEFAULT_LAYOUT;
  const preview = previewPath(name);
  const drawing = context.publicFiles.includes(preview)
    ? readFileSync(join(context.root, 'assets/public', preview))
    : previewHtml;
  // Messengers keep a picture for as long as its address is the same.
  const image = drawing && `${preview}?v=${hashOf(drawing)}`;
  const head = headElements({ ...context, page, path, image });
  const content = {
    layout,
    title: page.title,
    head,
    html: payloadHtml(markup),
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
