import { expect, test } from 'vitest';
import { scanMarkup } from '../../../../scripts/prerender/check/scan-markup.ts';
import { pageDocument } from '../../../../scripts/prerender/document/page-document.ts';

const LINK = '<link rel="stylesheet" href="/assets/page.css" id="pointwork-rest">';

/** The body of the document of `/` up to its state. Its page has a stylesheet. */
function bodyOf(
  page: string,
  layout = '<main><div id="page" data-slot="page"></div></main>',
): string {
  const { html, links, gaps } = scanMarkup(layout);
  const text = pageDocument(
    { language: 'en', contentSecurityPolicy: '', head: '' },
    {
      title: 'Page',
      head: '',
      page: scanMarkup(page),
      layout: { html, links, gap: gaps[0]?.at ?? 0 },
      state: {
        version: '',
        base: '/',
        errors: '',
        path: '/',
        hash: '',
        layout: 'default',
        middleware: [],
        scrollToTop: true,
        transition: 'page',
        styles: ['/assets/page.css'],
      },
    },
  );
  return /<body>\n([\s\S]*)\n<script/.exec(text)?.[1] ?? '';
}

/** The content of `#page`, without the line breaks before landmarks. */
function pageOf(html: string): string {
  const page = /<div id="page">([\s\S]*)<\/div><\/main>/.exec(bodyOf(html))?.[1] ?? '';
  return page.replaceAll('\n', '');
}

test("the page's stylesheet stands behind the first section, which need not wait for it, or in front of a page without sections", () => {
  const first = '<section class="intro"><p>Words</p></section>';
  const second = '<section>More</section>';
  expect(pageOf(first + second)).toBe(first + LINK + second);
  expect(pageOf('<p>Words</p>')).toBe(`${LINK}<p>Words</p>`);
});

test('links of the layout to the page itself are marked, before the page and after it', () => {
  const link = '<a data-href="/" href="/" class="a">href="/"</a><b data-a=\'href="/"\'>x</b>';
  const marked = link.replace(' href="/"', ' href="/" aria-current="page"');
  const gap = '<div id="page" data-slot="page"></div>';
  expect(bodyOf(link, `${link}${gap}<a href="/x">y</a>${link}`)).toBe(
    `${marked}<div id="page">${LINK}${link}</div><a href="/x">y</a>${marked}`,
  );
});
