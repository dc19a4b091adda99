// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openPage } from '../../../support/runtime/open-page.ts';

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
    const { site } = openPage();
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
