import { describe, expect, test } from 'vitest';
import {
  ancestorPaths,
  crumbOf,
  type HeadEntry,
  type HeadInput,
  headEntries,
  headHtml,
} from '../../scripts/build/document/head.ts';

const page = { title: 'Contact us', description: 'How to reach us.' };

function input(changes: Partial<HeadInput> = {}): HeadInput {
  return {
    page,
    path: '/contact',
    site: { name: 'Pointwork' },
    siteUrl: 'https://www.example.com',
    base: '/',
    ancestors: [{ path: '/', name: 'Home' }],
    ...changes,
  };
}

describe('the entries of a page', () => {
  test('stand in a fixed order', () => {
    expect(headHtml(headEntries(input())).slice(0, -1)).toEqual([
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
    expect(content(headEntries(input({ page: { ...page, keywords } })), 'keywords')).toBe(
      'Atlassian, Figma',
    );
    expect(content(headEntries(input({ page: { ...page, keywords: [] } })), 'keywords')).toBe(
      undefined,
    );
  });

  test('keep search engines away from a page that is not indexed', () => {
    expect(content(headEntries(input({ page: { ...page, indexed: false } })), 'robots')).toBe(
      'noindex',
    );
    expect(content(headEntries(input()), 'robots')).toBe(undefined);
  });

  test('name a preview image only when there is one', () => {
    const entries = headEntries(input({ image: 'og/contact.png', base: '/site/' }));
    expect(content(entries, 'og:image')).toBe('https://www.example.com/site/og/contact.png');
    expect(content(entries, 'og:image:width')).toBe('1200');
    expect(content(entries, 'og:image:height')).toBe('630');
    expect(content(entries, 'og:image:alt')).toBe('Contact us');
    expect(content(entries, 'twitter:card')).toBe('summary_large_image');
    expect(content(headEntries(input()), 'og:image')).toBe(undefined);
  });

  test('of an error page have no address and nothing for search engines', () => {
    expect(headHtml(headEntries(input({ path: null })))).toEqual([
      '<meta name="description" content="How to reach us." data-page>',
      '<meta name="robots" content="noindex" data-page>',
    ]);
  });

  test.each([
    ['/', '/', 'https://www.example.com/'],
    ['/', '/contact', 'https://www.example.com/contact'],
    ['/site/', '/', 'https://www.example.com/site/'],
    ['/site/', '/partners/atlassian', 'https://www.example.com/site/partners/atlassian'],
  ])('below %s give %s one canonical address', (base, path, href) => {
    const canonical = headEntries(input({ base, path })).find(({ tag }) => tag === 'link');
    expect(canonical?.attributes).toEqual({ rel: 'canonical', href });
  });
});

describe('structured data', () => {
  test('describes the firm, the site and the page on the home page', () => {
    const site = { name: 'Pointwork', language: 'sv', organization: { telephone: '+46 40 123' } };
    const graph = graphOf(headEntries(input({ path: '/', ancestors: [], site })));
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
      headEntries(
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
    const graph = graphOf(headEntries(input({ page: { ...page, structuredData } })));
    expect(graph.at(-1)).toEqual(structuredData[0]);
  });
});

test('the ancestors of a path begin with the home page', () => {
  expect(ancestorPaths('/')).toEqual([]);
  expect(ancestorPaths('/contact')).toEqual(['/']);
  expect(ancestorPaths('/a/b/c')).toEqual(['/', '/a', '/a/b']);
});

test('a page’s name is its breadcrumb, or else Home for the home page and the title for others', () => {
  expect(crumbOf('/', page).name).toBe('Home');
  expect(crumbOf('/', { ...page, breadcrumb: 'Start' }).name).toBe('Start');
  expect(crumbOf('/contact', page)).toEqual({ path: '/contact', name: 'Contact us' });
});

function content(entries: readonly HeadEntry[], name: string): string | undefined {
  return entries.find(({ attributes }) => [attributes.name, attributes.property].includes(name))
    ?.attributes.content;
}

function graphOf(entries: readonly HeadEntry[]): Record<string, unknown>[] {
  const data = Object(entries.find(({ tag }) => tag === 'script')?.data);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
