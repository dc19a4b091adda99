import type { PackageSet } from '../packages/fetch-packages.ts';

/** What checks the site from outside. The audit fetches it into the cache. */
export const TOOLS: PackageSet = {
  name: 'audit-tools',
  dependencies: {
    '@cloudflare/pages-shared': '0.13.189',
    '@mdn/mdn-http-observatory': '1.4.8',
    '@netlify/headers-parser': '10.1.1',
    '@vercel/routing-utils': '6.6.0',
    'html-validate': '11.18.0',
    lighthouse: '13.5.0',
    linkinator: '8.1.0',
    'puppeteer-core': '25.16.0',
  },
  // Among others, Cloudflare's whole local runtime, 100 MB. The asset server does not use it.
  withoutOptional: true,
};
