import { describe, expect, test } from 'vitest';
import { type HeadInput, headElements } from '../../../../scripts/prerender/document/head.ts';

const page = { title: 'Contact us', description: 'How to reach us.' };

/** The elements of the head of `/contact`. */
function head(changes: Partial<HeadInput> = {}, more: Partial<HeadInput['page']> = {}): string[] {
  return headElements({
    page: { ...page, ...more },
    path: '/contact',
    site: { name: 'Pointwork', language: 'en' },
    siteUrl: 'https://www.example.com',
    base: '/',
    ...changes,
  });
}

describe('the head elements of a page', () => {
  test('stand in a fixed order', () => {
    expect(head().slice(0, -1)).toEqual([
      '<meta name="description" content="How to reach us." data-page>',
      '<link rel="canonical" href="https://www.example.com/contact" data-page>',
      '<meta property="og:type" content="website" data-page>',
      '<meta property="og:site_name" content="Pointwork" data-page>',
      '<meta property="og:title" content="Contact us" data-page>',
      '<meta property="og:description" content="How to reach us." data-page>',
      '<meta property="og:url" content="https://www.example.com/contact" data-page>',
      '<meta name="twitter:card" content="summary" data-page>',
    ]);
  });

  test('include keywords, and what keeps search engines away, only if the page says so', () => {
    const keywords = '<meta name="keywords" content="Atlassian, Figma" data-page>';
    expect(head({}, { keywords: ['Atlassian', 'Figma'] })).toContain(keywords);
    expect(head({}, { keywords: [] }).join()).not.toContain('keywords');
    expect(head({}, { indexed: false })).toContain(
      '<meta name="robots" content="noindex" data-page>',
    );
  });

  test('name a preview if there is one', () => {
    expect(head({ image: 'og/contact.png', base: '/site/' }).slice(7, -1)).toEqual([
      '<meta property="og:image" content="https://www.example.com/site/og/contact.png" data-page>',
      '<meta property="og:image:width" content="1200" data-page>',
      '<meta property="og:image:height" content="630" data-page>',
      '<meta property="og:image:alt" content="Contact us" data-page>',
      '<meta name="twitter:card" content="summary_large_image" data-page>',
      '<meta name="twitter:image:alt" content="Contact us" data-page>',
    ]);
  });

  test('of an error page have no address and nothing for search engines', () => {
    expect(head({ path: null })).toEqual([
      '<meta name="description" content="How to reach us." data-page>',
      '<meta name="robots" content="noindex" data-page>',
    ]);
  });

  test('include what the page adds, with absolute addresses where nobody fetches them at once', () => {
    const added = {
      meta: [{ property: 'og:locale', content: 'sv "1"' }],
      link: [
        { rel: 'alternate', href: '/om', hreflang: 'sv' },
        { rel: 'alternate', href: 'https://a.example/', hreflang: 'de' },
        { rel: 'preload', href: '/a.woff2', as: 'font', crossorigin: '' as const },
      ],
    };
    expect(head({ base: '/site/' }, added).slice(-5, -1)).toEqual([
      '<meta property="og:locale" content="sv &quot;1&quot;" data-page>',
      '<link rel="alternate" href="https://www.example.com/site/om" hreflang="sv" data-page>',
      '<link rel="alternate" href="https://a.example/" hreflang="de" data-page>',
      '<link rel="preload" href="/site/a.woff2" as="font" crossorigin="" data-page>',
    ]);
  });

  test.each([
    ['/', '/', 'https://www.example.com/'],
    ['/site/', '/', 'https://www.example.com/site/'],
    ['/site/', '/partners/atlassian', 'https://www.example.com/site/partners/atlassian'],
  ])('below %s give %s one canonical address', (base, path, href) => {
    const links = head({ base, path }).filter((tag) => tag.startsWith('<link'));
    expect(links).toEqual([`<link rel="canonical" href="${href}" data-page>`]);
  });
});

describe('structured data', () => {
  test('describes the firm, the site and the page on the home page', () => {
    const site = { name: 'Pointwork', language: 'sv', organization: { telephone: '+46 40 123' } };
    const [firm, website, about] = graphOf(head({ path: '/', site }));
    expect(firm).toEqual({
      '@type': 'Organization',
      '@id': 'https://www.example.com/#organization',
      name: 'Pointwork',
      url: 'https://www.example.com/',
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

  test("lists the breadcrumb from the home page to a deeper page, and ends with the page's own objects", () => {
    const structuredData = [{ '@type': 'Service', name: 'Migration' }];
    const more = { breadcrumb: 'Atlassian', structuredData };
    const deeper = head({ path: '/partners/atlassian', base: '/site/' }, more);
    const [about, breadcrumb, ...own] = graphOf(deeper);
    expect(about?.breadcrumb).toEqual({ '@id': breadcrumb?.['@id'] });
    expect(breadcrumb?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/site/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Atlassian',
        item: 'https://www.example.com/site/partners/atlassian',
      },
    ]);
    expect(own).toEqual(structuredData);
  });
});

function graphOf(elements: readonly string[]): Record<string, unknown>[] {
  const [, json = ''] = elements.at(-1)?.match(/^<script [^>]*>(.*)<\/script>$/) ?? [];
  const data = JSON.parse(json);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
