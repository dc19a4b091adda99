import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../scripts/shared/contracts.ts';
import { projectRoot } from '../support/project-root.ts';
import { BuiltOutput } from '../support/sites/built-output.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const PAGES = ['', 'guides/first/', 'guides/hidden/'];

const folder = suiteFolder();
const dist = new BuiltOutput(join(folder, 'dist'));

beforeAll(async () => {
  const root = join(projectRoot, 'tests/fixtures/site');
  // Through the command line, as `npm run build` does.
  const { stderr } = await runBuild({ root, out: join(folder, 'dist'), ownProcess: true });
  expect(stderr).toBe('');
});

describe('the files of a built site', () => {
  test('contain nothing of the development server, neither the places of sources nor requests to it', () => {
    const written = dist.files().filter((file) => /\.(?:html|json|js|css)$/.test(file));
    expect(written.length).toBeGreaterThan(10);
    const traces = /data-source|\/_dev\/|source-finder|\.tsx:\d/;
    expect(written.filter((file) => traces.test(dist.text(file)))).toEqual([]);
  });

  test('are pages with payloads, error pages, assets, and files for hosts and search engines', () => {
    const masked = dist.files().map((file) => file.replace(/-[0-9a-f]{10}\./, '-*.'));
    expect(masked.filter((file) => !file.endsWith('.js'))).toEqual([
      '.built-files',
      '.hosts/nginx.conf',
      '.hosts/vercel.json',
      '.nojekyll',
      '404.html',
      '500.html',
      '_headers',
      'assets/errors-*.json',
      'assets/layout-dark-*.json',
      'assets/layout-default-*.json',
      'assets/page-*.css',
      'assets/ring-*.svg',
      'favicon.svg',
      'files/note.txt',
      'guides/first/index.html',
      'guides/first/payload.json',
      'guides/hidden/index.html',
      'guides/hidden/payload.json',
      'index.html',
      'manifest.json',
      'payload.json',
      'robots.txt',
      'serve.json',
      'site.webmanifest',
      'sitemap.xml',
    ]);
    expect(masked).toEqual(
      expect.arrayContaining([
        'assets/Clock-*.js',
        'assets/Counter-*.js',
        'assets/Notes-*.js',
        'assets/Search-*.js',
        'assets/middleware-*.js',
        'assets/runtime-*.js',
        'assets/shout-*.js',
      ]),
    );
  });

  test('have the hash of their content in their names if they are cached for ever', () => {
    const assets = dist.files().filter((file) => file.startsWith('assets/'));
    expect(assets.map((file) => /-([0-9a-f]{10})\.\w+$/.exec(file)?.[1])).toEqual(
      assets.map((file) => hashOf(dist.bytes(file))),
    );
  });

  test.each([
    // With what runs middleware, which this site has. The site itself has none: see first-load.spec.ts.
    ['runtime', 7_150],
    ['progress-bar', 2_000],
  ])('keep the script “%s” within %d B after brotli', (name, limit) => {
    const script = dist.files().find((file) => file.startsWith(`assets/${name}-`)) ?? '';
    expect(brotliCompressSync(dist.bytes(script)).length).toBeLessThanOrEqual(limit);
  });

  test('list indexed pages in the sitemap, and no hidden, missing or skipped page', () => {
    const places = [...dist.text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(places.map(([, place]) => place)).toEqual([
      'https://fixture.example/',
      'https://fixture.example/guides/first',
    ]);
  });
});

describe.each(PAGES)('the payload %spayload.json', (place) => {
  test('has format, path, build and runtime, and `end` last', () => {
    const payload = dist.payload(`${place}payload.json`);
    expect(payload).toMatchObject({
      format: 1,
      path: `/${place.slice(0, -1)}`,
      hash: expect.stringMatching(/^[0-9a-f]{10}$/),
      version: manifest(dist).version,
    });
    expect(Object.keys(payload)[0]).toBe('format');
    expect(Object.entries(payload).at(-1)).toEqual(['end', true]);
    expect(dist.text(`${place}payload.json`)).toMatch(/"end":true\}\n$/);
  });

  test('has the content, title and state of the page', () => {
    const { end, html, title, head, format, ...state } = dist.payload(`${place}payload.json`);
    const document = `${place}index.html`;
    const page = dist.only(document, ({ attributes }) => attributes.id === 'page');
    expect(page.html.replace(/<link rel="stylesheet"[^>]*>/, '')).toBe(html);
    expect(dist.only(document, ({ tag }) => tag === 'title').text).toBe(title);
    expect(stateOf(document)).toMatchObject(state);
    const inHead = dist.only(document, ({ tag }) => tag === 'head').html;
    expect(head.length).toBeGreaterThan(3);
    expect(inHead).toContain(head.join('\n'));
    expect(inHead.split(' data-page>').length - 1).toBe(head.length);
  });
});

describe('the manifest', () => {
  test('lists the routes with the hash of each payload, and 404 for a page that is not valid', () => {
    const payload = (place: string) =>
      `/${place}payload.json?v=${hashOf(dist.bytes(`${place}payload.json`))}`;
    expect(manifest(dist)).toMatchObject({ format: 1, base: '/' });
    expect(manifest(dist).routes).toEqual({
      '/': { name: 'index', layout: 'default', payload: payload('') },
      '/closed': { name: 'closed', layout: 'default', status: 404 },
      '/guides/first': { name: 'guides-first', layout: 'dark', payload: payload('guides/first/') },
      '/guides/hidden': {
        name: 'guides-hidden',
        layout: 'default',
        payload: payload('guides/hidden/'),
      },
    });
  });

  test('names the file of each layout, with the HTML before and after the page, its outermost elements marked', () => {
    const { layouts } = manifest(dist);
    expect(Object.keys(layouts)).toEqual(['dark', 'default']);
    expect(dist.json(layouts.dark?.slice(1) ?? '')).toEqual({
      format: 1,
      name: 'dark',
      before: expect.stringMatching(
        /^\s*<header data-layout-part>(?![\s\S]*-part[\s\S]*-part)[\s\S]*<main data-layout-part>$/,
      ),
      after: expect.stringMatching(
        /^<\/main>\s*<footer data-layout-part>The dark layout<\/footer>$/,
      ),
      end: true,
    });
  });
});

describe('the head of a page', () => {
  test('has JSON-LD that can be parsed, whatever characters are in it', () => {
    const types = PAGES.map((place) => {
      const { text } = dist.only(
        `${place}index.html`,
        ({ attributes }) => attributes.type === 'application/ld+json',
      );
      return graphOf(text).map((object) => object['@type']);
    });
    expect(types).toEqual([
      ['Organization', 'WebSite', 'WebPage'],
      ['WebPage', 'BreadcrumbList', 'Service'],
      ['WebPage', 'BreadcrumbList'],
    ]);
    expect(dist.text('guides/first/index.html')).toContain('Guidance \\u003c/script>');
  });
});

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

function manifest(output: BuiltOutput): Manifest {
  return output.json('manifest.json') as Manifest;
}

function stateOf(file: string): { path: string } {
  return JSON.parse(dist.only(file, ({ attributes }) => attributes.id === 'pointwork-page').text);
}

function graphOf(text: string): { '@type': string }[] {
  const data: { '@graph': { '@type': string }[] } = JSON.parse(text);
  return data['@graph'];
}
