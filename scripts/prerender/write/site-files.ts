import { escapeText, toJson } from '../../shared/serialize.ts';
import { withBase } from '../../shared/urls.ts';
import type { SiteContext } from '../site-context.ts';

/** The part of the context that these files need. */
type SiteFilesContext = Pick<SiteContext, 'site' | 'siteUrl' | 'base' | 'publicFiles'>;

/**
 * `sitemap.xml`, `robots.txt`, `site.webmanifest` and `favicon.svg`, except those that are in `assets/public/`.
 *
 * @param pages the generated ones.
 * @returns path below `dist/` → content.
 */
export function siteFiles(
  context: SiteFilesContext,
  pages: readonly { path: string; indexed: boolean }[],
): Record<string, string> {
  const files = {
    'sitemap.xml': sitemap(context, pages),
    'robots.txt': robots(context),
    'site.webmanifest': webManifest(context),
    'favicon.svg': favicon(context),
  };
  const { publicFiles } = context;
  return Object.fromEntries(Object.entries(files).filter(([path]) => !publicFiles.includes(path)));
}

/** Without `lastmod`: the build knows no date that would be the same on every machine. */
function sitemap(
  { siteUrl, base }: SiteFilesContext,
  pages: readonly { path: string; indexed: boolean }[],
): string {
  const lines = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => path)
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

/** The ring of the logo in the theme colour; its line is half as wide as its radius. */
function favicon({ site }: SiteFilesContext): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="${escapeText(site.themeColor)}" stroke="#061a22" stroke-width="6"/></svg>\n`;
}

/** Bitmap icons that a site may have in `assets/public/`. */
const HOME_SCREEN_ICONS = [
  { path: 'icon-192.png', sizes: '192x192' },
  { path: 'icon-512.png', sizes: '512x512' },
] as const;

/** W3C Web Application Manifest. `display` is `browser`: this is a site to read, not an app to install. */
function webManifest({ site, base, publicFiles }: SiteFilesContext): string {
  const { name, language, themeColor } = site;
  const icons = [
    { src: withBase(base, '/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ...HOME_SCREEN_ICONS.filter(({ path }) => publicFiles.includes(path)).map(
      ({ path, sizes }) => ({ src: withBase(base, `/${path}`), sizes, type: 'image/png' }),
    ),
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
