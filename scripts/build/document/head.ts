import type { Json, Page, Site } from '../../shared/contracts.ts';
import { PAGE_HEAD_ATTRIBUTE } from '../../shared/markers.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import { withBase } from '../../shared/urls.ts';
import { PREVIEW_SIZE } from './preview-path.ts';

/** An element of `<head>` that belongs to the page. */
export interface HeadEntry {
  tag: 'meta' | 'link' | 'script';
  attributes: { readonly [name: string]: string };
  /** The content of a data block, which is written as JSON; only for scripts of type `application/ld+json`. */
  data?: Json;
}

/** Everything that the head of a page is made from. */
export interface HeadInput {
  page: Pick<
    Page<unknown>,
    'title' | 'description' | 'keywords' | 'indexed' | 'breadcrumb' | 'structuredData'
  >;
  /** The route path, or `null` for an error page, which is shown at any address. */
  path: string | null;
  site: Pick<Site, 'name' | 'language' | 'organization'>;
  /** The validated origin: `https://www.example.com`. */
  siteUrl: string;
  /** The normalised base path: `/` or `/site/`. */
  base: string;
  /** The existing routes above this one, starting with the home page; see ancestorPaths. */
  ancestors: readonly Crumb[];
  /** The path of the preview image below `dist/`, if there is one. */
  image?: string | undefined;
}

/** One step of a breadcrumb. */
export interface Crumb {
  path: string;
  name: string;
}

/** The entries of `<head>` that belong to the page, always in the same order, without the title. */
export function headEntries(input: HeadInput): HeadEntry[] {
  const { page, path } = input;
  const entries = [meta('description', page.description)];
  if (page.keywords?.length) entries.push(meta('keywords', page.keywords.join(', ')));
  if (path === null || page.indexed === false) entries.push(meta('robots', 'noindex'));
  if (path === null) return entries;

  const url = absolute(input, path);
  return [
    ...entries,
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...previewEntries(input, url),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      data: { '@context': 'https://schema.org', '@graph': graph(input, path, url) },
    },
  ];
}

/** The HTML of each entry, marked with `data-page`, so that the next visit finds and replaces it. */
export function headHtml(entries: readonly HeadEntry[]): string[] {
  return entries.map(entryHtml);
}

/** The paths above a route, starting with the home page: `/a/b` gives `/` and `/a`; the home page has none. */
export function ancestorPaths(path: string): string[] {
  if (path === '/') return [];
  const parts = path.slice(1).split('/').slice(0, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** The name of a page in a breadcrumb: its own, or else `Home` for the home page and the title for others. */
export function crumbOf(path: string, page: Pick<Page<unknown>, 'title' | 'breadcrumb'>): Crumb {
  return { path, name: page.breadcrumb ?? (path === '/' ? 'Home' : page.title) };
}

/** Open Graph (ogp.me), and the two Twitter fields without an Open Graph counterpart. */
function previewEntries({ page, site, image, ...input }: HeadInput, url: string): HeadEntry[] {
  const entries = [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', url),
  ];
  if (!image) return [...entries, meta('twitter:card', 'summary')];
  return [
    ...entries,
    property('og:image', absolute(input, `/${image}`)),
    property('og:image:width', String(PREVIEW_SIZE.width)),
    property('og:image:height', String(PREVIEW_SIZE.height)),
    property('og:image:alt', page.title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', page.title),
  ];
}

/** The schema.org objects of a page. They refer to each other by `@id`, even across pages. */
function graph(input: HeadInput, path: string, url: string): readonly Json[] {
  const { page, site, ancestors } = input;
  const home = absolute(input, '/');
  const organization = { '@id': `${home}#organization` };
  const website = { '@id': `${home}#website` };
  const inLanguage = site.language ?? 'en';
  const objects: Json[] = [];

  if (path === '/') {
    objects.push(
      {
        '@type': 'Organization',
        ...organization,
        name: site.name,
        url: home,
        ...site.organization,
      },
      {
        '@type': 'WebSite',
        ...website,
        name: site.name,
        url: home,
        inLanguage,
        publisher: organization,
      },
    );
  }
  objects.push({
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    inLanguage,
    isPartOf: website,
    ...(path === '/' ? { about: organization } : { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  });
  if (path !== '/') {
    const crumbs = [...ancestors, crumbOf(path, page)];
    const itemListElement = crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(input, crumb.path),
    }));
    objects.push({ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumb`, itemListElement });
  }
  return [...objects, ...(page.structuredData ?? [])];
}

function entryHtml({ tag, attributes, data }: HeadEntry): string {
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value)}"`,
  );
  const open = `<${tag}${pairs.join('')} ${PAGE_HEAD_ATTRIBUTE}>`;
  return data === undefined ? open : `${open}${toJson(data)}</${tag}>`;
}

function absolute({ siteUrl, base }: Pick<HeadInput, 'siteUrl' | 'base'>, path: string): string {
  return siteUrl + withBase(base, path);
}

function meta(name: string, content: string): HeadEntry {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadEntry {
  return { tag: 'meta', attributes: { property: name, content } };
}
