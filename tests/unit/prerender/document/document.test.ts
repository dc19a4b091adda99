import { expect, test } from 'vitest';
import {
  entryReferences,
  type HeadInput,
  headElements,
} from '../../../../scripts/prerender/document/head.ts';
import { directionOf, pageDocument } from '../../../../scripts/prerender/document/page-document.ts';
import { makeMarkup } from '../../../../scripts/prerender/render/thread/make-markup.ts';
import type { PageState } from '../../../../scripts/shared/contracts.ts';

const page = { title: 'Contact us', description: 'How to reach us.' };

/** The elements of the head of `/contact`. */
function head(changes: Partial<HeadInput> = {}, more: Partial<HeadInput['page']> = {}): string[] {
  const elements = headElements({
    page: { ...page, ...more },
    path: '/contact',
    site: { name: 'Pointwork', language: 'en' },
    siteUrl: 'https://www.example.com',
    base: '/',
    ...changes,
  });
  expect(elements.join('').match(/ data-page>/g)).toHaveLength(elements.length);
  return elements.map((element) => element.replace(' data-page>', '>'));
}

const DESCRIPTION = '<meta name="description" content="How to reach us.">';
const NOINDEX = '<meta name="robots" content="noindex">';

test('the elements of the head stand in a fixed order', () => {
  expect(head().slice(0, -1)).toEqual([
    DESCRIPTION,
    '<link rel="canonical" href="https://www.example.com/contact">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Pointwork">',
    '<meta property="og:title" content="Contact us">',
    '<meta property="og:description" content="How to reach us.">',
    '<meta property="og:url" content="https://www.example.com/contact">',
    '<meta name="twitter:card" content="summary">',
  ]);
});

test('the head has keywords, and what keeps search engines away, only if the page says so; that of an error page has no address', () => {
  const keywords = '<meta name="keywords" content="Atlassian, Figma">';
  expect(head({}, { keywords: ['Atlassian', 'Figma'] })).toContain(keywords);
  expect(head({}, { keywords: [] }).join()).not.toContain('keywords');
  expect(head({}, { indexed: false })).toContain(NOINDEX);
  expect(head({ path: null })).toEqual([DESCRIPTION, NOINDEX]);
});

test('the head names a preview if there is one', () => {
  expect(head({ image: 'og/contact.png', base: '/site/' }).slice(7, -1)).toEqual([
    '<meta property="og:image" content="https://www.example.com/site/og/contact.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Contact us">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:image:alt" content="Contact us">',
  ]);
});

test('a picture that the page or the site names takes the place of the preview; its address becomes absolute, and has the base once', () => {
  const named = (content: string, property = 'og:image') => ({ meta: [{ property, content }] });
  const pictures = (changes: Partial<HeadInput>, more: Partial<HeadInput['page']> = {}) =>
    head({ image: 'og/contact.png', base: '/site/', ...changes }, more).filter((element) =>
      /image|card/.test(element),
    );
  const card = '<meta name="twitter:card" content="summary_large_image">';
  const at = (path: string) => `<meta property="og:image" content="${path}">`;
  expect(pictures({}, named('/ours.png'))).toEqual([
    card,
    at('https://www.example.com/site/ours.png'),
  ]);
  expect(pictures({}, named('/site/assets/a-1.png'))).toContain(
    at('https://www.example.com/site/assets/a-1.png'),
  );
  expect(pictures({}, named('https://a.example/b.png'))).toContain(at('https://a.example/b.png'));
  expect(pictures({ site: { name: 'P', language: 'en', ...named('/all.png') } })).toEqual([card]);
  // What only describes it is no picture, and one for a single site is none for the others.
  const drawn = at('https://www.example.com/site/og/contact.png');
  expect(pictures({}, named('A map', 'og:image:alt'))).toContain(drawn);
  expect(pictures({}, { meta: [{ name: 'twitter:image', content: '/x.png' }] })).toContain(drawn);
});

test('pictures in the head are checked as files', () => {
  const published = { siteUrl: 'https://www.example.com', base: '/site/' };
  const meta = [
    { name: 'twitter:image', content: '/a.png' },
    { property: 'og:image:alt', content: '/b.png' },
  ];
  expect(entryReferences({ meta }, published)).toEqual([
    { url: 'https://www.example.com/site/a.png', by: '<meta content>', kind: 'file' },
  ]);
});

test('the head has what the page adds, with absolute addresses where nobody fetches them at once', () => {
  const added = {
    meta: [{ property: 'og:locale', content: 'sv "1"' }],
    link: [
      { rel: 'alternate', href: '/om', hreflang: 'sv' },
      { rel: 'alternate', href: 'https://a.example/', hreflang: 'de' },
      { rel: 'preload', href: '/a.woff2', as: 'font', crossorigin: '' as const },
    ],
  };
  expect(head({ base: '/site/' }, added).slice(-5, -1)).toEqual([
    '<meta property="og:locale" content="sv &quot;1&quot;">',
    '<link rel="alternate" href="https://www.example.com/site/om" hreflang="sv">',
    '<link rel="alternate" href="https://a.example/" hreflang="de">',
    '<link rel="preload" href="/site/a.woff2" as="font" crossorigin="">',
  ]);
});

test('structured data describes the firm, the site and the page on the home page', () => {
  const site = { name: 'Pointwork', language: 'sv', organization: { telephone: '+46 40 123' } };
  const [firm, website, about] = graphOf(head({ path: '/', base: '/site/', site }));
  expect(firm).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.example.com/site/#organization',
    name: 'Pointwork',
    url: 'https://www.example.com/site/',
    telephone: '+46 40 123',
  });
  expect(website).toMatchObject({ '@type': 'WebSite' });
  expect(about).toMatchObject({
    '@type': 'WebPage',
    inLanguage: 'sv',
    isPartOf: { '@id': website?.['@id'] },
    about: { '@id': firm?.['@id'] },
  });
});

test("structured data lists the breadcrumb from the home page to a deeper page, and ends with the page's own objects", () => {
  const structuredData = [{ '@type': 'Service', name: 'Migration' }];
  const more = { breadcrumb: 'Atlassian', structuredData };
  const deeper = head({ path: '/partners/atlassian', base: '/site/' }, more);
  const [about, breadcrumb, ...own] = graphOf(deeper);
  const home = 'https://www.example.com/site/';
  const item = `${home}partners/atlassian`;
  expect(deeper).toContain(`<link rel="canonical" href="${item}">`);
  expect(about?.breadcrumb).toEqual({ '@id': breadcrumb?.['@id'] });
  expect(breadcrumb?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Pointwork', item: home },
    { '@type': 'ListItem', position: 2, name: 'Atlassian', item },
  ]);
  expect(own).toEqual(structuredData);
});

function graphOf(elements: readonly string[]): Record<string, unknown>[] {
  const [, json = ''] = elements.at(-1)?.match(/^<script [^>]*>(.*)<\/script>$/) ?? [];
  const data = JSON.parse(json);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const GAP = '<div id="page" data-slot="page"></div>';
const LINK = '<link rel="stylesheet" href="/assets/page.css" id="pointwork-rest">';

/** The body of the document of `/` up to its state. Its page has a stylesheet. */
function bodyOf(page: string, layout: string): string {
  const body = /<body>\n([\s\S]*)\n<script/.exec(documentOf(page, layout))?.[1] ?? '';
  return body.replaceAll(' data-layout-part', '');
}

function documentOf(page: string, layout: string, language = 'en'): string {
  const state = { base: '/', path: '/', styles: ['/assets/page.css'] } as unknown as PageState;
  return pageDocument(
    { language, direction: directionOf(language), contentSecurityPolicy: '', head: '' },
    {
      title: 'Page',
      head: '',
      page: makeMarkup(page).markup,
      layout: makeMarkup(layout, { isLayout: true }).markup,
      state,
    },
  );
}

test.each([
  ['en', 'ltr'],
  ['ar-EG', 'rtl'],
  ['az-Arab', 'rtl'],
])('a document in the language %s says that it is written %s', (language, direction) => {
  const tag = `<html lang="${language}" dir="${direction}"`;
  expect(documentOf('', GAP, language)).toContain(tag);
});

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
