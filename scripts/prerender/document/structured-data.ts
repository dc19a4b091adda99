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
  { page, path, site }: PageInput,
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
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: home },
    { '@type': 'ListItem', position: 2, name: page.breadcrumb ?? page.title, item: url },
  ];
  return [
    { ...webPage, breadcrumb },
    { '@type': 'BreadcrumbList', ...breadcrumb, itemListElement },
    ...own,
  ];
}
