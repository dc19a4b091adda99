import { join } from 'node:path';
import { afterAll, beforeEach, inject } from 'vitest';
import { serveFresh } from '../browser/built-site.ts';
import { NARROW } from '../browser/frame-page.ts';
import { openPage } from '../browser/open-page.ts';
import { pageErrors } from '../browser/page-errors.ts';
import { buildFaultless } from '../sites/built-output.ts';
import { copySite } from '../sites/copy-site.ts';
import { replaceIn } from '../sites/site-files.ts';
import { suiteFolder } from '../temporary-folder.ts';
import { Enquirer } from './enquirer.ts';
import { startFormEndpoint } from './form-endpoint.ts';

/** The line of `layouts/_site.ts` that says there is no endpoint. */
const UNSET = 'const formEndpoint: FormEndpoint | null = null;';

/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00Z');

/**
 * Call it once at the top of a spec: serves this repository's site, with an endpoint that behaves when each test begins.
 * `open` opens a page of it, by default the contact page, on a phone with a clock that the test can set.
 */
export async function setupEnquiries() {
  const folder = suiteFolder();
  const endpoint = await startFormEndpoint();
  const dist = await buildWith(folder, endpoint.url);
  const { at, close } = await serveFresh(dist, undefined, inject('base'));
  endpoint.home = at('');
  beforeEach(() => {
    endpoint.cue('ok');
    endpoint.received.length = 0;
  });
  afterAll(() => Promise.all([close(), endpoint.close()]));

  const open = async (path = '/contact') => {
    const page = await openPage({ viewport: NARROW, clock: true });
    await page.clock.setSystemTime(NOW);
    const errors = pageErrors(page);
    await page.goto(at(path));
    await page.locator('html[data-connection]').waitFor();
    return { page, errors, enquirer: new Enquirer(page) };
  };
  return { at, endpoint, open };
}

/** Builds a copy of this repository's site in `folder`, with an endpoint. @returns its `dist/`. */
async function buildWith(folder: string, url: string): Promise<string> {
  await copySite(folder);
  const endpoint = `const formEndpoint: FormEndpoint = { provider: 'own', url: '${url}' };`;
  await replaceIn(join(folder, 'layouts/_site.ts'), UNSET, endpoint);
  await buildFaultless(folder, { base: inject('base') });
  return join(folder, 'dist');
}
