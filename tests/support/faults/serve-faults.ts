import { onTestFinished } from 'vitest';
import { builtSite, serveFresh } from '../browser/built-site.ts';
import { misbehave, type ServerFault } from './misbehave.ts';

/**
 * Serves a built site, by default `tests/fixtures/faults`, to the running test, correctly until the test says otherwise; at
 * an origin of its own, of which the browser has nothing in its cache.
 */
export async function serveFaults(folder = builtSite('faults').folder) {
  let faults: [RegExp, ServerFault][] = [];
  let documents = 0;
  const { at, close } = await serveFresh(folder, (request, response) => {
    const { url = '/', headers, method } = request;
    if (method === 'GET' && headers['sec-fetch-dest'] === 'document') documents++;
    const fault = faults.find(([pattern]) => pattern.test(url))?.[1];
    if (fault === undefined) return false;
    misbehave(fault, folder, request, response).catch((error: Error) => response.destroy(error));
    return true;
  });
  onTestFinished(close);
  return {
    at,
    /** From now on, requests for matching URLs fail in this way. */
    fail: (url: RegExp, fault: ServerFault) => faults.unshift([url, fault]),
    /** From now on, all files are correct again. */
    heal: () => {
      faults = [];
    },
    /** How many documents were requested, without prefetches. */
    documents: () => documents,
  };
}
