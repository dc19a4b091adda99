import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import { pageErrors } from '../browser/page-errors.ts';
import { serveFresh } from '../browser/serve-fresh.ts';
import { setupBrowser } from '../browser/setup-browser.ts';
import { suiteFolder } from '../suite-folder.ts';
import { Enquirer } from './enquirer.ts';
import { type FormEndpointServer, startFormEndpoint } from './form-endpoint.ts';
import { buildFormSite } from './form-site.ts';

export interface FormSite {
  at: (path: string) => string;
  endpoint: FormEndpointServer;
}

/**
 * Call it once at the top of a spec: serves this repository's site, with an endpoint that behaves when each test
 * begins.
 */
function setupFormSite(): FormSite {
  const folder = suiteFolder();
  let site: ServedSite;
  const formSite = {
    at: (path: string) => site.at(path),
  } as FormSite;

  beforeAll(async () => {
    formSite.endpoint = await startFormEndpoint();
    const base = inject('base');
    const endpoint = { provider: 'own', url: formSite.endpoint.url } as const;
    site = await serveFresh(await buildFormSite(folder, endpoint, { base }), undefined, base);
    formSite.endpoint.home = site.at('');
  });
  beforeEach(() => {
    formSite.endpoint.cue('ok');
    formSite.endpoint.received.length = 0;
  });
  afterAll(() => Promise.all([site?.close(), formSite.endpoint?.close()]));
  return formSite;
}

/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00Z');

/**
 * Like `setupFormSite`, with a function that opens a page of it, by default the contact page, on a phone with a clock that
 * the test can set. `prepare` is called before the page is opened.
 */
export function setupEnquiries() {
  const openPage = setupBrowser({ backForwardCache: true });
  const site = setupFormSite();
  const open = async (path = '/contact', prepare?: (page: Page) => Promise<unknown>) => {
    const page = await openPage({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(10_000);
    await page.clock.install({ time: NOW });
    await prepare?.(page);
    const errors = pageErrors(page);
    await page.goto(site.at(path));
    await page.locator('html[data-connection]').waitFor();
    return { page, errors, enquirer: new Enquirer(page) };
  };
  return { site, open };
}
