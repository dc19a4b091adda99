import { policyForHeader } from '../../../scripts/prerender/document/content-security-policy.ts';
import {
  headerRules,
  type SiteHeaders,
} from '../../../scripts/prerender/write/hosts/header-rules.ts';
import { hostFiles } from '../../../scripts/prerender/write/hosts/host-files.ts';
import { writeFiles } from './site-files.ts';

/** The bases that every host is tested with. */
export const BASES = ['/', '/site/', '/a.b/c/'] as const;

/** One path of each kind of file, below the base. */
export const SAMPLE_PATHS = [
  '/',
  '/contact',
  '/contact/index.html',
  '/contact/payload.json',
  '/manifest.json',
  '/404.html',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/assets/site-1a2b3c4d.css',
  '/assets/ring-1a2b3c4d.svg',
  '/assets-of-ours/page',
  '/og/index.png',
  '/favicon.svg',
  '/favicon.svg/nested',
  '/faviconXsvg',
  '/favicon.ico',
  '/apple-touch-icon.png',
] as const;

/** Addresses at which there is no file. */
export const MISSES = [
  '/nothing',
  '/assets/',
  '/assets/site-00000000.css',
  '/assets/ringX1a2b3c4d.svg',
];

export function sampleHeaders(
  base = '/',
  assets = ['ring-1a2b3c4d.svg', 'site-1a2b3c4d.css'],
): SiteHeaders {
  const policy = policyForHeader({ styleHashes: ['sha256-abc+/123='] });
  return headerRules(base, 'https://www.example.com', policy, assets);
}

/** The header that hosts send which choose headers by the address, if no rule says otherwise. */
export const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** Writes a site of two pages, with the files for hosts, into a folder. */
export async function writeSampleSite(folder: string): Promise<void> {
  await writeFiles(folder, {
    'index.html': 'home page',
    'contact/index.html': 'contact page',
    'contact/payload.json': '{"path":"/contact"}',
    '404.html': 'not found page',
    'favicon.svg': '<svg/>',
    'og/index.png': 'picture',
    'assets/site-1a2b3c4d.css': 'a{}',
    ...hostFiles(sampleHeaders()),
  });
}
