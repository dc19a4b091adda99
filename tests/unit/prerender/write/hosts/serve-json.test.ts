import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf } from '../../../../../scripts/prerender/write/hosts/header-rules.ts';
import { serveJson } from '../../../../../scripts/prerender/write/hosts/host-files.ts';
import { askServer } from '../../../../../scripts/tools/audit/hosts/ask-server.ts';
import { type ServedSite, serveDist } from '../../../../../scripts/tools/browser/serve-dist.ts';
import { sampleHeaders, writeSampleSite } from '../../../../support/sites/host-samples.ts';

/** The request, the status, the file whose headers are expected, and the beginning of the answer. */
const ANSWERS: readonly (readonly [string, number, string, string])[] = [
  ['/', 200, '/index.html', 'home page'],
  ['/contact', 200, '/contact/index.html', 'contact page'],
  ['/contact/payload.json', 200, '/contact/payload.json', '{"path":"/contact"}'],
  ['/assets/site-1a2b3c4d.css', 200, '/assets/site-1a2b3c4d.css', 'a{}'],
  ['/favicon.svg', 200, '/favicon.svg', '<svg/>'],
  ['/og/index.png', 200, '/og/index.png', 'picture'],
  ['/Contact', 404, '/404.html', 'not found page'],
  ['/nope', 404, '/404.html', 'not found page'],
  ['/nope.json', 404, '/404.html', 'not found page'],
  ['/assets/missing-1a2b3c4d.css', 404, '/404.html', 'not found page'],
  ['/assets', 404, '/404.html', 'not found page'],
  ['/.hosts', 404, '/404.html', 'not found page'],
];

/** An address with an odd ending, and the redirects from there to the page's canonical address. */
const REDIRECTS: readonly (readonly [string, readonly string[]])[] = [
  ['/contact/', ['/contact']],
  ['/contact//', ['/contact/', '/contact']],
  ['/contact/index.html', ['/contact/index', '/contact']],
  ['/Contact/', ['/Contact']],
  ['/nope/', ['/nope']],
  ['/404.html', ['/404']],
  ['//host/', ['/host/', '/host']],
];

describe('serve.json, as serve reads it,', () => {
  const siteHeaders = sampleHeaders();
  let folder = '';
  let site: ServedSite;
  const ask = (path: string, headers?: Record<string, string>) =>
    askServer(site.origin, path, headers);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pointwork-test-'));
    await writeSampleSite(folder);
    site = await serveDist(folder);
  });

  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(ANSWERS)(
    'answers %s with %i and the headers of %s',
    async (path, status, file, body) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(answer.body).toBe(body);
      for (const [name, value] of Object.entries(headersOf(siteHeaders, file))) {
        expect(`${name}: ${answer.headers.get(name)}`).toBe(`${name}: ${value}`);
      }
    },
  );

  test.each(REDIRECTS)('redirects %s by way of %j', async (path, steps) => {
    let at = path;
    for (const step of steps) {
      const answer = await ask(at);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, step]);
      at = step;
    }
    expect((await ask(at)).status).not.toBe(301);
  });

  test.each([['/%2e%2e/etc/passwd'], ['/../etc/passwd'], ['/%']])('refuses %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test('lets a browser ask by its ETag whether a page has changed', async () => {
    const etag = (await ask('/contact')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{40}"$/);
    expect((await ask('/contact', { 'if-none-match': etag })).status).toBe(304);
  });
});

test("serve.json has no field that serve's schema refuses", () => {
  const fromServe = createRequire(import.meta.resolve('serve/package.json'));
  const schema = fromServe('@zeit/schemas/deployment/config-static') as { properties: object };
  const fields = Object.keys(JSON.parse(serveJson(sampleHeaders())));
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(fields));
});
