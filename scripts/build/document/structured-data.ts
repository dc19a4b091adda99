import type { Json } from '../../shared/contracts.ts';
import type { HeadInput } from './head.ts';

/** A page with an address: not an error page. */
type PageInput = HeadInput & { path: string };

/**
 * The schema.org objects of a page. They refer to each other by `@id`, even across pages.
 *
 * @param absolute makes a URL of a route path.
 */
export function structuredData(
  { page, path, paths, site }: PageInput,
  absolute: (path: string) => string,
): readonly Json[] {
  const url = absolute(path);
  const home = absolute('/');
  const organization = { '@id': `${home}#organization` };
  const website = { '@id': `${home}#website` };
  const breadcrumb = { '@id': `${url}#breadcrumb` };
  const inLanguage = site.language;
  const webPage = {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    inLanguage,
    isPartOf: website,
  };
  const own = page.structuredData ?? [];
  if (path === '/') {
    const { name } = site;
    return [
      { '@type': 'Organization', ...organization, name, url: home, ...site.organization },
      { '@type': 'WebSite', ...website, name, url: home, inLanguage, publisher: organization },
      { ...webPage, about: organization },
      ...own,
    ];
  }
  const itemListElement = crumbsOf(path, page.breadcrumb ?? page.title, paths).map(
    (crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    }),
  );
  return [
    { ...webPage, breadcrumb },
    { '@type': 'BreadcrumbList', ...breadcrumb, itemListElement },
    ...own,
  ];
}

/**
 * The breadcrumb: the pages above a page that exist, starting with the home page, then the page itself. The names of
 * those above come from their paths: names from the pages would change one page's HTML whenever another page changes.
 */
function crumbsOf(path: string, name: string, paths: ReadonlySet<string>) {
  const parts = path.slice(1).split('/').slice(0, -1);
  const above = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
    .filter((ancestor) => paths.has(ancestor))
    .map((ancestor) => ({ path: ancestor, name: nameFromPath(ancestor) }));
  return [...above, { path, name }];
}

function nameFromPath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}
