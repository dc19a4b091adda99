import { expect, test } from 'vitest';
import { scanMarkup } from '../../../../scripts/prerender/check/scan-markup.ts';
import { pageDocument } from '../../../../scripts/prerender/document/page-document.ts';
import type { PageState } from '../../../../scripts/shared/contracts.ts';

const GAP = '<div id="page" data-slot="page"></div>';
const LINK = '<link rel="stylesheet" href="/assets/page.css" id="pointwork-rest">';

/** The body of the document of `/` up to its state. Its page has a stylesheet. */
function bodyOf(page: string, layout: string): string {
  const { html, links, gaps } = scanMarkup(layout);
  const state = { base: '/', path: '/', styles: ['/assets/page.css'] } as unknown as PageState;
  const text = pageDocument(
    { language: 'en', contentSecurityPolicy: '', head: '' },
    {
      title: 'Page',
      head: '',
      page: scanMarkup(page),
      layout: { html, links, gap: gaps[0]?.at ?? 0 },
      state,
    },
  );
  return /<body>\n([\s\S]*)\n<script/.exec(text)?.[1] ?? '';
}

test("the page's stylesheet stands behind the first section, which need not wait for it, or in front of a page without sections", () => {
  const pageOf = (html: string) => bodyOf(html, `<p>a</p>${GAP}<p>b</p>`).replaceAll('\n', '');
  const first = '<section class="intro"><p>Words</p></section>';
  const second = '<section>More</section>';
  expect(pageOf(first + second)).toContain(`<div id="page">${first}${LINK}${second}</div>`);
  expect(pageOf('<p>Words</p>')).toContain(`<div id="page">${LINK}<p>Words</p></div>`);
});

test('links of the layout to the page itself are marked, before the page and after it', () => {
  const link = '<a data-href="/" href="/" class="a">href="/"</a><b data-a=\'href="/"\'>x</b>';
  const marked = link.replace(' href="/"', ' href="/" aria-current="page"');
  expect(bodyOf(link, `${link}${GAP}<a href="/x">y</a>${link}`)).toBe(
    `${marked}<div id="page">${LINK}${link}</div><a href="/x">y</a>${marked}`,
  );
});
