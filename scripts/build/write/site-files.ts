import { escapeText, toJson } from '../../shared/serialize.ts';
import { withBase } from '../../shared/urls.ts';
import { BuildFailure } from '../faults/fault.ts';
import type { SiteContext } from '../site-context.ts';
import { favicon, PIXEL_ICONS } from './app-icons.ts';
import type { OutputFile } from './output-file.ts';

/** The part of the context that these files need. */
type SiteFilesContext = Pick<SiteContext, 'site' | 'siteUrl' | 'base' | 'publicFiles'>;

/**
 * `sitemap.xml`, `robots.txt`, `site.webmanifest` and `favicon.svg`, except those that are in `assets/public/`.
 *
 * @param pages the generated ones.
 */
export function siteFiles(
  context: SiteFilesContext,
  pages: readonly { path: string; indexed: boolean }[],
): OutputFile<string>[] {
  const files = [
    { path: 'sitemap.xml', content: sitemap(context, pages) },
    { path: 'robots.txt', content: robots(context) },
    { path: 'site.webmanifest', content: webManifest(context) },
    { path: 'favicon.svg', content: favicon(context.site.themeColor) },
  ];
  return files.filter(({ path }) => !context.publicFiles.includes(path));
}

/** The most addresses in one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** Without `lastmod`: the build knows no date that would be the same on every machine. */
function sitemap(
  { siteUrl, base }: SiteFilesContext,
  pages: readonly { path: string; indexed: boolean }[],
): string {
  const paths = pages.filter(({ indexed }) => indexed).map(({ path }) => path);
  if (paths.length > MAX_ADDRESSES) {
    throw new BuildFailure([
      {
        what: 'Too many pages for one sitemap',
        why: `It would have ${paths.length} addresses; search engines read at most ${MAX_ADDRESSES} of a file.`,
        fix: 'Set `indexed: false` on some pages, or write assets/public/sitemap.xml by hand.',
      },
    ]);
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

/** Pages with `indexed: false` are not excluded here: a robot must read them to see that they are not to be indexed. */
function robots({ siteUrl, base }: SiteFilesContext): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${withBase(base, '/sitemap.xml')}\n`;
}

/** W3C Web Application Manifest. `display` is `browser`: this is a site to read, not an app to install. */
function webManifest({ site, base }: SiteFilesContext): string {
  const { name, language, themeColor } = site;
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
