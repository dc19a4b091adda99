import { expect, test } from 'vitest';
import { pageDocument } from '../../scripts/build/page-document.ts';

const LINK = '<link rel="stylesheet" href="/assets/page.css">';

/** What is in `#page` of a page with one stylesheet, which styles the class `card`. */
function pageOf(html: string): string {
  const text = pageDocument(
    { language: 'en', contentSecurityPolicy: '', head: '' },
    {
      title: 'Page',
      head: '',
      html,
      layout: { before: '<main>', after: '</main>' },
      styledClasses: new Map([['/assets/page.css', new Set(['card'])]]),
      state: {
        runtime: '',
        base: '/',
        errors: '',
        path: '/',
        build: '',
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
  const first = '<section class="intro cards"><p>card</p></section>';
  const second = '<section class="card">More</section>';
  expect(pageOf(first + second)).toBe(first + LINK + second);
});

test('it stands in front of a first section that it styles: nobody sees that one without', () => {
  const page = '<section class="intro"><p class="large card">Words</p></section>';
  expect(pageOf(page)).toBe(LINK + page);
});

test('it stands in front of a page without sections', () => {
  expect(pageOf('<p>Words</p>')).toBe(`${LINK}<p>Words</p>`);
});

test('it stands in no island, of which React knows every element', () => {
  const island = '<react-island module="/a.js"><section>In it</section></react-island>';
  const after = '<section>Behind it</section>';
  expect(pageOf(island + after)).toBe(island + after + LINK);
  expect(pageOf(island)).toBe(LINK + island);
});
