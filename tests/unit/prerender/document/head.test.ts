import { describe, expect, test } from 'vitest';
import { type HeadInput, headElements } from '../../../../scripts/prerender/document/head.ts';

const page = { title: 'Contact us', description: 'How to reach us.' };

function input(changes: Partial<HeadInput> = {}): HeadInput {
  return {
    page,
    path: '/contact',
    site: { name: 'Pointwork', language: 'en' },
    siteUrl: 'https://www.example.com',
    base: '/',
    ...changes,
  };
}

describe('the head elements of a page', () => {
  test('stand in a fixed order', () => {
    expect(headElements(input()).slice(0, -1)).toEqual([
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

  test('include the keywords if there are any', () => {
    const keywords = ['Atlassian', 'Figma'];
    expect(content(headElements(input({ page: { ...page, keywords } })), 'keywords')).toBe(
      'Atlassian, Figma',
    );
    expect(content(headElements(input({ page: { ...page, keywords: [] } })), 'keywords')).toBe(
      undefined,
    );
  });

  test('keep search engines away from a page that is not indexed', () => {
    expect(content(headElements(input({ page: { ...page, indexed: false } })), 'robots')).toBe(
      'noindex',
    );
    expect(content(headElements(input()), 'robots')).toBe(undefined);
  });

  test('name a preview only if there is one', () => {
    const elements = headElements(input({ image: 'og/contact.png', base: '/site/' }));
    expect(content(elements, 'og:image')).toBe('https://www.example.com/site/og/contact.png');
    expect(content(elements, 'og:image:width')).toBe('1200');
    expect(content(elements, 'og:image:height')).toBe('630');
    expect(content(elements, 'og:image:alt')).toBe('Contact us');
    expect(content(elements, 'twitter:card')).toBe('summary_large_image');
    expect(content(headElements(input()), 'og:image')).toBe(undefined);
  });

  test('of an error page have no address and nothing for search engines', () => {
    expect(headElements(input({ path: null }))).toEqual([
      '<meta name="description" content="How to reach us." data-page>',
      '<meta name="robots" content="noindex" data-page>',
    ]);
  });

  test('include what the page adds, with absolute addresses where nobody fetches them at once', () => {
    const added = {
      ...page,
      meta: [{ property: 'og:locale', content: 'sv "1"' }],
      link: [
        { rel: 'alternate', href: '/om', hreflang: 'sv' },
        { rel: 'alternate', href: 'https://a.example/', hreflang: 'de' },
        { rel: 'preload', href: '/a.woff2', as: 'font', crossorigin: '' as const },
      ],
    };
    expect(headElements(input({ page: added, base: '/site/' })).slice(-5, -1)).toEqual([
      '<meta property="og:locale" content="sv &quot;1&quot;" data-page>',
      '<link rel="alternate" href="https://www.example.com/site/om" hreflang="sv" data-page>',
      '<link rel="alternate" href="https://a.example/" hreflang="de" data-page>',
      '<link rel="preload" href="/site/a.woff2" as="font" crossorigin="" data-page>',
    ]);
  });

  test.each([
    ['/', '/', 'https://www.example.com/'],
    ['/', '/contact', 'https://www.example.com/contact'],
    ['/site/', '/', 'https://www.example.com/site/'],
    ['/site/', '/partners/atlassian', 'https://www.example.com/site/partners/atlassian'],
  ])('below %s give %s one canonical address', (base, path, href) => {
    const links = headElements(input({ base, path })).filter((tag) => tag.startsWith('<link'));
    expect(links).toEqual([`<link rel="canonical" href="${href}" data-page>`]);
  });
});

describe('structured data', () => {
  test('describes the firm, the site and the page on the home page', () => {
    const site = { name: 'Pointwork', language: 'sv', organization: { telephone: '+46 40 123' } };
    const graph = graphOf(headElements(input({ path: '/', site })));
    expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(graph[0]).toEqual({
      '@type': 'Organization',
      '@id': 'https://www.example.com/#organization',
      name: 'Pointwork',
      url: 'https://www.example.com/',
      telephone: '+46 40 123',
    });
    expect(graph[2]).toMatchObject({
      inLanguage: 'sv',
      isPartOf: { '@id': graph[1]?.['@id'] },
      about: { '@id': graph[0]?.['@id'] },
    });
  });

  test('lists the breadcrumb from the home page to a deeper page', () => {
    const graph = graphOf(
      headElements(
        input({
          path: '/partners/atlassian',
          base: '/site/',
          page: { ...page, breadcrumb: 'Atlassian' },
        }),
      ),
    );
    expect(graph.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
    expect(graph[0]?.breadcrumb).toEqual({ '@id': graph[1]?.['@id'] });
    expect(graph[1]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/site/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Atlassian',
        item: 'https://www.example.com/site/partners/atlassian',
      },
    ]);
  });

  test("ends with the page's own objects", () => {
    const structuredData = [{ '@type': 'Service', name: 'Migration' }];
    const graph = graphOf(headElements(input({ page: { ...page, structuredData } })));
    expect(graph.at(-1)).toEqual(structuredData[0]);
  });
});

function content(elements: readonly string[], name: string): string | undefined {
  return elements
    .find((element) => element.includes(`name="${name}"`) || element.includes(`property="${name}"`))
    ?.match(/content="([^"]*)"/)?.[1];
}

function graphOf(elements: readonly string[]): Record<string, unknown>[] {
  const [, json = ''] = elements.at(-1)?.match(/^<script [^>]*>(.*)<\/script>$/) ?? [];
  const data = JSON.parse(json);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
