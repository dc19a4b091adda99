// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { json } from '../../../support/runtime/fake-network.ts';
import { openFakePage } from '../../../support/runtime/open-fake-page.ts';
import { settled } from '../../../support/runtime/runtime-window.ts';

/** The old layout, with what others have added: before, between, inside and after its parts, and around all. */
const DOCUMENTS = {
  between:
    '<i id="bar"></i><header data-layout-part>Old</header><i id="banner"></i><main data-layout-part><div id="page">Old</div><i id="inside"></i></main>\n<i id="chat"></i><footer data-layout-part></footer><i id="end"></i>',
  around:
    '<div id="wrap"><i id="bar"></i><header data-layout-part>Old</header><main data-layout-part><div id="page">Old</div></main><i id="chat"></i></div><i id="end"></i>',
  'and without a layout part around the page':
    '<i id="bar"></i><div id="page">Old</div><i id="chat"></i><footer data-layout-part>Old</footer>',
};

const DARK = { before: '<nav data-layout-part>New</nav><main data-layout-part>', after: '</main>' };

test.each(Object.entries(DOCUMENTS))(
  'a new layout replaces the old one and nothing else: others %s',
  async (_, body) => {
    const { site } = openFakePage();
    const { commit, createPage } = await import('../../../../scripts/runtime/visit/commit.ts');
    const { startNotices } = await import('../../../../scripts/runtime/page/notices.ts');
    const { newVisit } = await import('../../../../scripts/runtime/visit/visit.ts');
    // The state of the document is read before it is replaced.
    (await import('../../../../scripts/runtime/page/document.ts')).currentPage();
    document.body.innerHTML = body;
    startNotices();
    const others = [...document.querySelectorAll('i:not(#inside), #wrap')];
    const show = (words: string, name: string, parts: typeof DARK) => {
      const visit = newVisit(new URL('/a', location.href), '/a', 'push');
      const layout = { format: 1, name, ...parts, end: true } as const;
      const page = createPage(`<h1>${words}</h1>`);
      commit(visit, { ...site.payloadOf('/a'), title: '' }, layout, page);
      expect(others.filter(({ isConnected }) => !isConnected)).toEqual([]);
    };

    show('New', 'dark', DARK);
    expect(document.body.textContent.trim()).toBe('NewNew');
    expect(document.querySelectorAll('main > #page')).toHaveLength(1);
    expect(document.querySelectorAll('#page, main, header, footer')).toHaveLength(2);
    expect(document.documentElement.dataset.layout).toBe('dark');
    show('Last', 'plain', { before: '', after: '' });
    expect(document.body.textContent.trim()).toBe('Last');
  },
);

test('an error page says what is wrong after its heading', async () => {
  const page = '<h1>{error-message}</h1><p>Sorry.</p>';
  const { network } = openFakePage();
  const { errorContent } = await import('../../../../scripts/runtime/visit/error-content.ts');
  const { newVisit } = await import('../../../../scripts/runtime/visit/visit.ts');
  const { VisitError } = await import('../../../../scripts/runtime/page/visit-error.ts');
  const visit = newVisit(new URL(location.href), '/x', 'push');
  const content = errorContent(new VisitError('Route /x is not pre-rendered', 404), visit);
  await settled();
  network.pending[0]?.answer(json({ format: 1, title: 'Error', pages: { 404: page }, end: true }));
  const shownPage = document.createElement('div');
  shownPage.append((await content).html);
  expect(shownPage.innerHTML).toBe(
    '<h1>This page could not be found</h1><p>Route /x is not pre-rendered</p><p>Sorry.</p>',
  );
});
