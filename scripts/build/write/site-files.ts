import { escapeText, toJson } from '../../shared/serialize.ts';
import { withBase } from '../../shared/urls.ts';
import { PIXEL_ICONS } from './app-icons.ts';
import { favicon } from './favicon.ts';
import type { OutputText } from './host-files.ts';

/** What the files about the site as a whole are made of. */
export interface SiteFilesInput {
  name: string;
  /** A CSS colour. */
  themeColor: string;
  /** A BCP 47 tag. */
  language: string;
  /** The checked origin. */
  siteUrl: string;
  /** The normalised base path. */
  base: string;
  /** The routes for which a page is generated. */
  routes: readonly { path: string; indexed: boolean }[];
  /** The files of `assets/public/`, relative to it. A maintainer's file wins over a generated one. */
  publicFiles: ReadonlySet<string>;
}

/** `sitemap.xml`, `robots.txt`, `site.webmanifest` and `favicon.svg`, but for those that the maintainer wrote. */
export function siteFiles(input: SiteFilesInput): OutputText[] {
  const files = [
    { path: 'sitemap.xml', text: sitemap(input) },
    { path: 'robots.txt', text: robots(input) },
    { path: 'site.webmanifest', text: webManifest(input) },
    { path: 'favicon.svg', text: favicon(input.themeColor) },
  ];
  return files.filter(({ path }) => !input.publicFiles.has(path));
}

/** One file holds at most so many addresses (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** No `lastmod`: the build knows no date that would be the same on every machine. */
function sitemap({ routes, siteUrl, base }: SiteFilesInput): string {
  const paths = routes.filter(({ indexed }) => indexed).map(({ path }) => path);
  if (paths.length > MAX_ADDRESSES) {
    throw new Error(
      `The sitemap would hold ${paths.length} addresses, and search engines read at most ${MAX_ADDRESSES}: set "indexed: false" on some pages, or write assets/public/sitemap.xml by hand.`,
    );
  }
  const lines = paths
    .sort((a, b) => (a < b ? -1 : 1))
    .map((path) => `  <url><loc>${escapeText(siteUrl + withBase(base, path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/** Pages with `indexed: false` are not barred here: a robot must read them to see that they say so. */
function robots({ siteUrl, base }: SiteFilesInput): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${withBase(base, '/sitemap.xml')}\n`;
}

/** W3C Web Application Manifest. `display` is `browser`: this is a site to read, not an app to install. */
function webManifest(input: SiteFilesInput): string {
  const { name, themeColor, language, base } = input;
  const icons = [
    { src: withBase(base, '/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ...PIXEL_ICONS.map(({ path, size }) => ({
      src: withBase(base, `/${path}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  ];
  return `${toJson({
    id: base,
    name,
    short_name: name,
    lang: language,
    start_url: base,
    scope: base,
    display: 'browser',
    theme_color: themeColor,
    icons,
  })}\n`;
}
