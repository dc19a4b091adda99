import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type ServedSite, serveDist } from '../../../scripts/browser/serve-dist.ts';
import { suiteFolder } from '../suite-folder.ts';
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
export function setupFormSite(): FormSite {
  const folder = suiteFolder();
  let site: ServedSite;
  const formSite = {
    at: (path: string) => site.at(path),
  } as FormSite;

  beforeAll(async () => {
    formSite.endpoint = await startFormEndpoint();
    const base = inject('base');
    const takers = { provider: 'own', url: formSite.endpoint.url } as const;
    site = await serveDist(await buildFormSite(folder, takers, { base }), undefined, base);
    formSite.endpoint.home = site.at('');
  });
  beforeEach(() => {
    formSite.endpoint.cue('ok');
    formSite.endpoint.received.length = 0;
  });
  afterAll(() => Promise.all([site?.close(), formSite.endpoint?.close()]));
  return formSite;
}
