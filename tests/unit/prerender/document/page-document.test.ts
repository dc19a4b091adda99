import { expect, test } from 'vitest';
import { pageDocument } from '../../../../scripts/prerender/document/page-document.ts';

const LINK = '<link rel="stylesheet" href="/assets/page.css" id="pointwork-rest">';

/** The content of `#page` for a page with one stylesheet. */
function pageOf(html: string): string {
  const text = pageDocument(
    { language: 'en', contentSecurityPolicy: '', head: '' },
    {
      title: 'Page',
      head: '',
      html,
      layout: { before: '<main>', after: '</main>' },
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
  return /<div id="page">(.*)<\/div><\/main>/.exec(text)?.[1] ?? '';
}

test("the page's stylesheet stands behind the first section, which need not wait for it", () => {
  const first = '<section class="intro"><p>Words</p></section>';
  const second = '<section>More</section>';
  expect(pageOf(first + second)).toBe(first + LINK + second);
});

test('the stylesheet of a page without sections stands in front of it', () => {
  expect(pageOf('<p>Words</p>')).toBe(`${LINK}<p>Words</p>`);
});

test('the page’s stylesheet is never inside the first section, even if that has a section in it', () => {
  const first = '<section class="intro"><section>In it</section><p>Words</p></section>';
  expect(pageOf(`${first}<section>More</section>`)).toBe(`${first}${LINK}<section>More</section>`);
});

test('the page’s stylesheet is never inside an island, whose elements React expects to be its own', () => {
  const island = '<react-island module="/a.js"><section>In it</section></react-island>';
  const after = '<section>Behind it</section>';
  expect(pageOf(island + after)).toBe(island + after + LINK);
  expect(pageOf(island)).toBe(LINK + island);
});
