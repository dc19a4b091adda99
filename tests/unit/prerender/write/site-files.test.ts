import { expect, test } from 'vitest';
import { siteFiles } from '../../../../scripts/prerender/write/site-files.ts';

const SITE = { name: 'Pointwork', url: '', language: 'en', themeColor: '#01cfe0' };

const PAGES = [
  { path: '/partners/atlassian', indexed: true },
  { path: '/', indexed: true },
  { path: '/hidden', indexed: false },
  { path: '/contact', indexed: true },
];

function filesOf(publicFiles: readonly string[] = [], site = SITE) {
  const siteUrl = 'https://www.example.com';
  return siteFiles({ site, siteUrl, base: '/site/', publicFiles }, PAGES);
}

test('the sitemap lists the indexed routes, sorted, with their canonical addresses, and no dates', () => {
  expect(filesOf()['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.example.com/site/</loc></url>
  <url><loc>https://www.example.com/site/contact</loc></url>
  <url><loc>https://www.example.com/site/partners/atlassian</loc></url>
</urlset>
`);
});

test('robots.txt allows every robot and points to the sitemap', () => {
  expect(filesOf()['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/site/sitemap.xml\n',
  );
});

test('the web manifest stays within the base and lists the icons that there are', () => {
  expect(JSON.parse(filesOf(['icon-512.png'])['site.webmanifest'] ?? '')).toEqual({
    id: '/site/',
    name: 'Pointwork',
    short_name: 'Pointwork',
    lang: 'en',
    start_url: '/site/',
    scope: '/site/',
    display: 'browser',
    theme_color: '#01cfe0',
    icons: [
      { src: '/site/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/site/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});

test('the icon is a ring in the theme colour, and markup in that colour does not get into it', () => {
  expect(filesOf()['favicon.svg']).toContain('fill="#01cfe0" stroke="#061a22"');
  const hostile = { ...SITE, themeColor: '"/><script>alert(1)</script>' };
  expect(filesOf([], hostile)['favicon.svg']).not.toContain('<script>');
});

test('files in assets/public replace those of the build', () => {
  const files = Object.keys(filesOf(['robots.txt', 'favicon.svg']));
  expect(files).toEqual(['sitemap.xml', 'site.webmanifest']);
});
