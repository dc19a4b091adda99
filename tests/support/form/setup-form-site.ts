import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import { NARROW } from '../browser/frame-page.ts';
import { pageErrors } from '../browser/page-errors.ts';
import { setupSharedContext } from '../browser/setup-browser.ts';
import { serveFresh } from '../browser/setup-site.ts';
import { projectRoot } from '../project-root.ts';
import { runBuild } from '../sites/run-build.ts';
import { suiteFolder } from '../suite-folder.ts';
import { Enquirer } from './enquirer.ts';
import { type FormEndpointServer, startFormEndpoint } from './form-endpoint.ts';

/** The line of `layouts/_site.ts` that says there is no endpoint. */
const UNSET = 'const formEndpoint: FormEndpoint | null = null;';

/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00Z');

/**
 * Call it once at the top of a spec: serves this repository's site, with an endpoint that behaves when each test begins.
 * `open` opens a page of it, by default the contact page, on a phone with a clock that the test can set.
 */
export function setupEnquiries() {
  const openPage = setupSharedContext();
  const folder = suiteFolder();
  let served: ServedSite;
  const site = { at: (path: string) => served.at(path) } as {
    at: (path: string) => string;
    endpoint: FormEndpointServer;
  };

  beforeAll(async () => {
    site.endpoint = await startFormEndpoint();
    served = await serveFresh(
      await buildWith(folder, site.endpoint.url),
      undefined,
      inject('base'),
    );
    site.endpoint.home = site.at('');
  });
  beforeEach(() => {
    site.endpoint.cue('ok');
    site.endpoint.received.length = 0;
  });
  afterAll(() => Promise.all([served?.close(), site.endpoint?.close()]));

  const open = async (path = '/contact') => {
    const page = await openPage({ viewport: NARROW, clock: true });
    await page.clock.setSystemTime(NOW);
    const errors = pageErrors(page);
    await page.goto(site.at(path));
    await page.locator('html[data-connection]').waitFor();
    return { page, errors, enquirer: new Enquirer(page) };
  };
  return { site, open };
}

/** Builds a copy of this repository's site in `folder`, with an endpoint. @returns its `dist/`. */
async function buildWith(folder: string, url: string): Promise<string> {
  const parts = ['assets', 'components', 'layouts', 'pages', 'scripts/shared', 'package.json'];
  await Promise.all([
    ...parts.map((part) => cp(join(projectRoot, part), join(folder, part), { recursive: true })),
    symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules')),
  ]);
  const file = join(folder, 'layouts/_site.ts');
  const source = await readFile(file, 'utf8');
  if (!source.includes(UNSET)) throw new Error(`layouts/_site.ts does not say: ${UNSET}`);
  const endpoint = JSON.stringify({ provider: 'own', url });
  await writeFile(file, source.replace(UNSET, `const formEndpoint: FormEndpoint = ${endpoint};`));
  const out = join(folder, 'dist');
  const { code, stderr } = await runBuild({ root: folder, out, base: inject('base') });
  if (code !== 0) throw new Error(stderr);
  return out;
}
