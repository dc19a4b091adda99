import type { HeadLink, HeadMeta, Json, Page } from '../../shared/contracts.ts';
import { PAGE_HEAD_ATTRIBUTE } from '../../shared/markers.ts';
import { attributeText, toJson } from '../../shared/serialize.ts';
import { rebase, withBase } from '../../shared/urls.ts';
import { FETCHED_RELS, linkDirective, type Reference } from '../check/references.ts';
import type { SiteFacts } from '../site-context.ts';
import { PREVIEW_SIZE } from './page-defaults.ts';

/** Where the site is published. */
interface Published {
  /** The validated origin: `https://www.example.com`. */
  siteUrl: string;
  /** The normalised base path: `/` or `/site/`. */
  base: string;
}

/** Everything that the head of a page is made from. */
export interface HeadInput extends Published {
  page: Pick<Page<unknown>, 'title' | 'description'> & Partial<Page<unknown>>;
  /** The route path, or `null` for an error page, which is shown at any address. */
  path: string | null;
  site: Omit<SiteFacts, 'url' | 'themeColor'>;
  /** The path of the preview image below `dist/`, if there is one. */
  image?: string | undefined;
}

/**
 * The elements of `<head>` that belong to the page, as HTML, always in the same order, without the title. Each has the
 * attribute `data-page`, by which the next visit finds and replaces it.
 */
export function headElements(input: HeadInput): string[] {
  const { page, path, siteUrl, base } = input;
  const elements = [meta('description', page.description)];
  if (page.keywords?.length) elements.push(meta('keywords', page.keywords.join(', ')));
  if (path === null || page.indexed === false) elements.push(meta('robots', 'noindex'));
  if (path === null) return elements;

  const absolute = (to: string) => siteUrl + withBase(base, to);
  return [
    ...elements,
    openTag('link', { rel: 'canonical', href: absolute(path) }),
    ...previewElements(input, absolute, path),
    ...entryElements(page, input, ` ${PAGE_HEAD_ATTRIBUTE}`),
    dataBlock({
      '@context': 'https://schema.org',
      '@graph': structuredData({ ...input, path }, absolute),
    }),
  ];
}

/** Open Graph (ogp.me), and the two Twitter fields without an Open Graph counterpart; no picture beside one in `meta`. */
function previewElements(
  { page, site, image }: HeadInput,
  absolute: (path: string) => string,
  path: string,
): string[] {
  const elements = [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', absolute(path)),
  ];
  const hasOwnPicture = hasPicture(page) || hasPicture(site);
  if (hasOwnPicture || !image)
    return [...elements, meta('twitter:card', hasOwnPicture ? 'summary_large_image' : 'summary')];
  return [
    ...elements,
    property('og:image', absolute(`/${image}`)),
    property('og:image:width', String(PREVIEW_SIZE.width)),
    property('og:image:height', String(PREVIEW_SIZE.height)),
    property('og:image:alt', page.title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', page.title),
  ];
}

/**
 * The schema.org objects of a page. They refer to each other by `@id`, even across pages.
 *
 * @param absolute makes a URL of a route path.
 */
function structuredData(
  { page, path, site }: HeadInput & { path: string },
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
  const additions = page.structuredData ?? [];
  if (path === '/') {
    const { name } = site;
    return [
      { '@type': 'Organization', ...organization, name, url: home, ...site.organization },
      { '@type': 'WebSite', ...website, name, url: home, inLanguage, publisher: organization },
      { ...webPage, about: organization },
      ...additions,
    ];
  }
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: site.name, item: home },
    { '@type': 'ListItem', position: 2, name: page.breadcrumb ?? page.title, item: url },
  ];
  return [
    { ...webPage, breadcrumb },
    { '@type': 'BreadcrumbList', ...breadcrumb, itemListElement },
    ...additions,
  ];
}

function meta(name: string, content: string): string {
  return openTag('meta', { name, content });
}

function property(name: string, content: string): string {
  return openTag('meta', { property: name, content });
}

function dataBlock(data: Json): string {
  return `${openTag('script', { type: 'application/ld+json' })}${toJson(data)}</script>`;
}

function openTag(tag: string, attributes: Parameters<typeof attributeText>[0]): string {
  return `<${tag} ${attributeText(attributes)} ${PAGE_HEAD_ATTRIBUTE}>`;
}

/** What a page or the site adds to the head. */
export interface HeadEntries {
  meta?: readonly HeadMeta[];
  link?: readonly HeadLink[];
}

/** Whether one of these is the picture that all sites show beside a link. */
export function hasPicture({ meta = [] }: HeadEntries): boolean {
  return meta.some((entry) => isPicture(entry) && 'property' in entry);
}

function isPicture({ name, property = name }: HeadMeta): boolean {
  return /^(og:image(:url|:secure_url)?|twitter:image(:src)?)$/i.test(property ?? '');
}

/** The elements that these entries become. @param mark an attribute of each. */
export function entryElements(
  { meta = [], link = [] }: HeadEntries,
  published: Published,
  mark = '',
): string[] {
  const linked = link.map((entry) => ({ ...entry, href: addressOf(entry, published) }));
  const written = meta.map((entry) =>
    isPicture(entry) ? { ...entry, content: addressOf({ href: entry.content }, published) } : entry,
  );
  return [
    ...written.map((entry) => `<meta ${attributeText(entry)}${mark}>`),
    ...linked.map((entry) => `<link ${attributeText(entry)}${mark}>`),
  ];
}

/** The addresses in them, to be checked like those in the body. */
export function entryReferences(
  { meta = [], link = [] }: HeadEntries,
  published: Published,
): Reference[] {
  const pictures = meta.filter(isPicture).map(({ content }) => ({
    url: addressOf({ href: content }, published),
    by: '<meta content>',
    kind: 'file' as const,
  }));
  const links = link.map((entry) => ({
    url: addressOf(entry, published),
    by: '<link href>',
    kind: FETCHED_RELS.test(entry.rel) ? ('file' as const) : ('link' as const),
    directive: linkDirective(entry.rel, entry.as),
  }));
  return [...pictures, ...links];
}

/**
 * A path of the site becomes an absolute URL, as those who read such entries expect it (translations, feeds, pictures); for
 * what browsers fetch, a path, which also works on a host for previews. The address of an imported file has the base already.
 */
function addressOf({ rel = '', href }: Partial<HeadLink> & { href: string }, published: Published) {
  const { siteUrl, base } = published;
  const isPath = href.startsWith('/') && !href.startsWith('//');
  return (isPath && !FETCHED_RELS.test(rel) ? siteUrl : '') + rebase(base, href);
}
