// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LayoutFile } from '../../../../scripts/shared/contracts.ts';
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

const LAYOUT: LayoutFile = {
  format: 1,
  name: 'dark',
  before: '<nav data-layout-part>New</nav><main data-layout-part>',
  after: '</main>',
  end: true,
};

test.each(Object.entries(DOCUMENTS))(
  'a new layout replaces the old one and nothing else: others %s',
  async (_, body) => {
    openPage();
    const { createPage, swapPage } = await import('../../../../scripts/runtime/page/swap-page.ts');
    document.body.innerHTML = body;
    const others = [...document.querySelectorAll('i:not(#inside), #wrap')];

    swapPage(createPage('<h1>New</h1>'), LAYOUT);

    expect(others.filter(({ isConnected }) => !isConnected)).toEqual([]);
    expect(document.body.textContent.trim()).toBe('NewNew');
    expect(document.querySelectorAll('main > #page')).toHaveLength(1);
    expect(document.querySelectorAll('#page, main, header, footer')).toHaveLength(2);
    expect(document.documentElement.dataset.layout).toBe('dark');

    swapPage(createPage('<h1>Last</h1>'), { ...LAYOUT, name: 'plain', before: '', after: '' });
    expect(others.filter(({ isConnected }) => !isConnected)).toEqual([]);
    expect(document.body.textContent.trim()).toBe('Last');
  },
);
