import { expect, test } from 'vitest';
import { documentHtml } from '../../../../scripts/prerender/document/markup.ts';
import { makeMarkup } from '../../../../scripts/prerender/render/thread/make-markup.ts';

const faultsOf = (html: string, islands: { attributes: string; html: string }[] = []) =>
  makeMarkup(html, { islands }).findings.faults.map(({ what }) => what);

const island = (html: string) => ({ attributes: 'props=\'{"a":1}\'', html });
const slot = (index: number) => `<react-island data-slot="${index}"></react-island>`;

test.each<[what: string, html: string, copy: string, input?: Parameters<typeof makeMarkup>[1]]>([
  [
    'is without what only React and the build need',
    '<link rel="preload" as="image" href="/a.png"/><link rel="preload" href="/b.png"/>' +
      'a<!-- -->1<!--$--><b data-origin="\n\nat x">c</b><!--/$--><!-- mine --><template><!-- -->d</template>',
    'a1<b>c</b><!-- mine --><template>d</template>',
  ],
  [
    'has each island in its slot, as React has written it',
    `<main><p>${slot(1)}</p>${slot(0)}</main>`,
    '<main><p><react-island props=\'{"a":1}\'><b>b</b></react-island></p>' +
      '<react-island props=\'{"a":1}\'><nav>a<!-- -->1</nav></react-island></main>',
    {
      islands: [
        island('<nav>a<!-- -->1</nav>'),
        island('<link rel="preload" href="/a.png"/><b data-origin="onClick\n\nat x">b</b>'),
      ],
    },
  ],
  [
    'has the URL of each behavior beside its name, wherever the element comes from',
    '<p data-behavior="a" id="x">data-behavior="a"</p><i data-behavior="b"></i>',
    '<p data-behavior="a" data-behavior-module="/a.js" id="x">data-behavior="a"</p><i data-behavior="b"></i>',
    { behaviorUrls: { a: '/a.js' } },
  ],
])('the copy %s', (_, html, copy, input) => {
  const { markup, findings } = makeMarkup(html, input);
  expect(documentHtml(markup)).toBe(copy);
  expect(findings.faults).toEqual([]);
});

test('the copy has the base in all URLs of the site, and in no words', () => {
  const html = (base: string, quote: string) =>
    `<a href="${base}/x?a=1&amp;b=2" title="/x">href="/x"</a><img alt="" srcset="${base}/a.png 1x, ${base}/b.png 2x" src=${quote}${base}/a.png${quote}>` +
    `<svg><use xlink:href="${base}/c.svg#d"></use></svg><a href="//host/y"></a><form action="${base}/z"></form>`;
  const { markup, findings } = makeMarkup(html('', ''), { base: '/repo/' });
  expect(documentHtml(markup)).toBe(html('/repo', '"'));
  expect(findings.references.map(({ url }) => url)).toEqual([
    ...['/repo/x?a=1&b=2', '/repo/a.png', '/repo/b.png', '/repo/c.svg#d', '//host/y', '/repo/z'],
  ]);
});

test.each([
  [`<p class="a">${slot(0)}</p>`, '<div>x</div>', '<div> in <p>'],
  [`<a href="/"><b>${slot(0)}</b></a>`, '<a href="/">y</a>', '<a> in <a>'],
])(
  'an island is parsed where it is shown, which may not allow what is in it: %s',
  (html, inIsland, what) => {
    expect(faultsOf(html, [island(inIsland)])).toEqual([`Invalid nesting: ${what}`]);
  },
);

test.each([
  ['<react-island></react-island>', []],
  [`${slot(0)}<react-island data-slot="0"></react-island>`, [island('x')]],
  [slot(1), [island('x')]],
  ['<p>x</p>', [island('x')]],
  // Inside another one.
  [slot(0), [island(slot(0))]],
])(
  'an island that the engine has not made, or that is missing, is noticed: %s',
  (html, islands) => {
    expect(faultsOf(html, islands)).toEqual(['An island is not where it was rendered']);
  },
);

/** The HTML for a document, with the kind of each place. */
const withPlaces = (html: string, input?: Parameters<typeof makeMarkup>[1]) =>
  documentHtml(makeMarkup(html, input).markup, ({ kind }) => `[${kind}]`);

test('a layout has a place in each link that is not marked, also in islands', () => {
  const html = `<header><a class="a" href="/x">x</a></header>${slot(0)}<a href="/y" id="z">y</a><a aria-current="page" href="/">z</a>`;
  const islands = [island('<!-- --><a href="/i">i</a>')];
  const markup = makeMarkup(html, { islands, base: '/b/', isLayout: true }).markup;
  const linked = documentHtml(markup, (place) =>
    place.kind === 'link' ? ` x="${place.href}"` : '',
  );
  expect(linked.match(/href=\S+ x=\S+/g)).toEqual([
    'href="/b/x" x="/b/x">x</a></header><react-island',
    // Islands write the base themselves.
    'href="/i" x="/i">i</a></react-island><a',
    'href="/b/y" x="/b/y"',
  ]);
});

test.each([
  ['<section>a<section>b</section></section>', '<section>c</section>'],
  ['<div><!-- </section> --><section>a</section>', '</div><section>b</section>'],
  ['<template><section>a</section></template><section>b</section>', ''],
  ['<noscript><section>a</section></noscript><section>b</section>', ''],
  ['<svg><foreignObject><section>a</section></foreignObject></svg><section>b</section>', ''],
  ['<script type="application/json">"</section>"</script><section>a</section>', '<p>x</p>'],
  // There is none.
  ['', '<p>x</p>'],
])(
  'the place for stylesheets is behind the first section of the text, which ends %s',
  (before, after) => {
    expect(withPlaces(before + after)).toBe(`${before}[styles]${after}`);
  },
);

test('a section in an island is not the first section of a page', () => {
  const islands = [island('<section>a</section>')];
  expect(withPlaces(slot(0), { islands })).toMatch(/^\[styles\]/);
});

test('the page has a place in a layout, in which its element is left out', () => {
  const html = '<main><!-- -->a<div id="page" data-slot="page"></div>b</main><div id="page"></div>';
  expect(withPlaces(html)).toBe('[styles]<main>a[page]b</main><div id="page"></div>');
  expect(makeMarkup(html).gaps).toEqual([['main']]);
  expect(faultsOf(html)).toEqual(['The id "page" is used more than once']);
});

test('the message of an error page is found in attributes and in the props of islands', () => {
  const has = (html: string, attributes = '') =>
    makeMarkup(html, { islands: [{ attributes, html: '' }] }).findings.hasMessageInAttribute;
  expect(has(`<p>{error-message}</p>${slot(0)}`)).toBe(false);
  expect(has(`<p title="x {error-message}">y</p>${slot(0)}`)).toBe(true);
  expect(has(slot(0), 'props=\'{"a":"{error-message}"}\'')).toBe(true);
});

test('a fallback of <Suspense> is found where it is, and not in words', () => {
  const of = (html: string, inIsland = '') =>
    makeMarkup(html, { islands: [island(inIsland)] }).fallback;
  expect(of('a<!--$!-->b<!--/$-->')).toBe(-1);
  expect(of(slot(0), '<!--$?-->b<!--/$-->')).toBe(0);
  expect(of('<script type="application/json">"<!--$!-->"</script>')).toBeUndefined();
});

test.each([
  ['/LICENCE', true],
  ['/demo/index.html?x=1#part', true],
  ['https://pointwork.example/LICENCE', true],
  ['/licence', false],
  ['/contact', false],
  ['#LICENCE', false],
])('a link to %s is marked as one to a file: %s', (href, isMarked) => {
  const publicFiles = ['LICENCE', 'demo/index.html', 'café'];
  const { markup } = makeMarkup(`<a href="${href}">x</a>`, { publicFiles });
  expect(documentHtml(markup)).toBe(`<a href="${href}"${isMarked ? ' data-native' : ''}>x</a>`);
});
