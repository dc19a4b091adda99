import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import { builtSite, serveFresh } from '../browser/setup-site.ts';
import { misbehave, type ServerFault } from './misbehave.ts';

/**
 * Call it once at the top of a spec: serves a built site, by default `tests/fixtures/faults`, correctly until a test
 * says otherwise; to each test at an origin of its own, of which the browser has nothing in its cache.
 */
export function setupFaultySite(build: () => Promise<string> | string = () => builtSite('faults')) {
  let out: string;
  let site: ServedSite;
  let faults: [RegExp, ServerFault][] = [];
  let documents = 0;

  beforeAll(async () => {
    out = await build();
  });
  beforeEach(async () => {
    faults = [];
    documents = 0;
    site = await serveFresh(out, (request, response) => {
      const { url = '/', headers, method } = request;
      if (method === 'GET' && headers['sec-fetch-dest'] === 'document') documents++;
      const fault = faults.find(([pattern]) => pattern.test(url))?.[1];
      if (fault === undefined) return false;
      misbehave(fault, out, request, response).catch((error: Error) => response.destroy(error));
      return true;
    });
    onTestFinished(site.close);
  });

  return {
    at: (path: string) => new URL(path, site.origin).href,
    /** From now to the end of the test, requests for matching URLs fail in this way. */
    fail: (url: RegExp, fault: ServerFault) => faults.unshift([url, fault]),
    /** From now on, all files are correct again. */
    heal: () => {
      faults = [];
    },
    /** How many documents were requested in this test, without prefetches. */
    documents: () => documents,
  };
}
