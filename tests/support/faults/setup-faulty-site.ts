import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { ServedSite } from '../../../scripts/tools/browser/serve-dist.ts';
import { builtSite, serveFresh } from '../browser/setup-site.ts';
import { misbehave, type ServerFault } from './misbehave.ts';

/** A site whose files fail on request. */
export interface FaultySite {
  /** The URL of a path. */
  at: (path: string) => string;
  /** From now to the end of the test, the page's requests for matching URLs fail in this way. */
  fail: (page: Page, url: RegExp, fault: ServerFault | 'refused') => Promise<void>;
  /** From now on, the server answers correctly; what is simulated in the browser stays. */
  healServer: () => void;
  /** From now on, all files are correct again. */
  heal: (page: Page) => Promise<void>;
  /** How many documents were requested in this test, without prefetches. */
  documents: () => number;
}

/**
 * Call it once at the top of a spec: serves a built site, by default `tests/fixtures/faults`, correctly until a test
 * says otherwise; to each test at an origin of its own, of which the browser has nothing in its cache.
 */
export function setupFaultySite(
  build: () => Promise<string> | string = () => builtSite('faults'),
): FaultySite {
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
    at: (path) => new URL(path, site.origin).href,
    fail: async (page, url, fault) => {
      // A server cannot refuse a single path, so that one is simulated in the browser.
      if (fault === 'refused') await page.route(url, (route) => route.abort('connectionrefused'));
      else faults.unshift([url, fault]);
    },
    healServer: () => {
      faults = [];
    },
    heal: async (page) => {
      faults = [];
      await page.unrouteAll();
    },
    documents: () => documents,
  };
}
