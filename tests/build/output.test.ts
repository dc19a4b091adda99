import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import {
  type BuiltOutput,
  buildFaultless,
  type FoundElement,
  hashOf,
} from '../support/sites/built-output.ts';
import { suiteFolder } from '../support/temporary-folder.ts';

const NAMES = ['index', 'guides/first', 'guides/hidden'];
const PAGES = NAMES.map((name) => `${name}.html`);
const DOCUMENTS = [...PAGES, '404.html', '500.html'];

const folder = suiteFolder();
const root = join(projectRoot, 'tests/fixtures/site');
const [dist, based] = await Promise.all([
  // Through the command line, as `npm run build` does.
  buildFaultless(root, { out: join(folder, 'dist'), ownProcess: true }),
  buildFaultless(root, { out: join(folder, 'based'), base: '/a/site/' }),
]);

describe('the files of a built site', () => {
  test('are pages with payloads, error pages, assets, and files for hosts and search engines', () => {
    const files = masked(dist);
    expect(files.filter((file) => !file.endsWith('.js'))).toEqual([
      ...['.built-files', '.hosts/nginx.conf', '.hosts/vercel.json', '.nojekyll'],
      ...['404.html', '500.html', '_headers', 'assets/errors-*.json'],
      ...['assets/layout-dark-*.json', 'assets/layout-default-*.json', 'assets/page-*.css'],
      ...['assets/ring-*.svg', 'favicon.svg', 'files/note.txt'],
      ...['guides/first.html', 'guides/first.payload.json'],
      ...['guides/hidden.html', 'guides/hidden.payload.json'],
      ...['index.html', 'index.payload.json', 'manifest.json', 'robots.txt', 'serve.json'],
      ...['site.webmanifest', 'sitemap.xml'],
    ]);
    const scripts = ['Clock', 'Counter', 'Notes', 'Search', 'middleware', 'runtime', 'shout'];
    expect(files).toEqual(expect.arrayContaining(scripts.map((name) => `assets/${name}-*.js`)));
  });

  test('contain nothing of the development server, neither the places of sources nor requests to it', () => {
    const traces = /\/_dev\/|pointwork-dev|\.tsx:\d/;
    expect(dist.files().filter((file) => traces.test(dist.text(file)))).toEqual([]);
  });

  test('have the hash of their content in their names if they are cached for ever', () => {
    const assets = dist.files().filter((file) => file.startsWith('assets/'));
    expect(assets.map((file) => /-([0-9a-f]{10})\.\w+$/.exec(file)?.[1])).toEqual(
      assets.map((file) => shortHash(file)),
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
});

test.each(NAMES)(
  'the payload %s.payload.json has the content, title and state of the page, and `end` last',
  (name) => {
    const [file, document] = [`${name}.payload.json`, `${name}.html`];
    const { end, html, title, head, format, ...state } = dist.payload(file);
    expect({ format, path: state.path }).toEqual({
      format: 1,
      path: `/${name.replace(/^index$/, '')}`,
    });
    expect(state.hash).toMatch(/^[0-9a-f]{10}$/);
    expect(state.version).toBe(dist.json('manifest.json').version);
    expect(dist.text(file)).toMatch(/^\{"format":1,.*"end":true\}\n$/);
    const { html: page } = only(document, 'id', 'page');
    expect(page.replace(/<link rel="stylesheet"[^>]*>/, '')).toBe(html);
    expect(dist.only(document, ({ tag }) => tag === 'title').text).toBe(title);
    expect(stateOf(document)).toMatchObject(state);
    const inHead = dist.only(document, ({ tag }) => tag === 'head').html;
    expect(head.length).toBeGreaterThan(3);
    expect(inHead).toContain(head.join('\n'));
    expect(inHead.split(' data-page>').length - 1).toBe(head.length);
  },
);

describe('the manifest', () => {
  test('lists the routes with the hash of each payload, and 404 for a page that is not valid', () => {
    const listed = (name: string, layout: string, output = name) => {
      const payload = `${output}.payload.json`;
      return { name, layout, payload: `/${payload}?v=${shortHash(payload)}` };
    };
    expect(dist.json('manifest.json')).toMatchObject({ format: 1, base: '/' });
    expect(dist.json('manifest.json').routes).toEqual({
      '/': listed('index', 'default'),
      '/closed': { name: 'closed', layout: 'default', status: 404 },
      '/guides/first': listed('guides-first', 'dark', 'guides/first'),
      '/guides/hidden': listed('guides-hidden', 'default', 'guides/hidden'),
    });
  });

  test('names the file of each layout, with the HTML before and after the page, its outermost elements marked', () => {
    const { layouts } = dist.json('manifest.json');
    expect(Object.keys(layouts)).toEqual(['dark', 'default']);
    expect(dist.json(layouts.dark)).toEqual({
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

test.each([
  ['404.html', 404, 'This page could not be found'],
  ['500.html', 500, 'Error'],
])(
  'the error page %s says what happened, inside the layout, hides from search engines, and has no relative address, since it is shown at any path',
  (file, status, message) => {
    expect(dist.only(file, ({ tag }) => tag === 'h1').text).toBe(message);
    expect(dist.only(file, ({ tag }) => tag === 'footer').text).toBe('The default layout');
    expect(only(file, 'name', 'robots').attributes.content).toBe('noindex');
    expect(withRel(dist, file, 'canonical')).toEqual([]);
    expect(stateOf(file)).toMatchObject({ status });
    // But for the element of the document itself that its first paint waits for.
    const others = addresses(dist, file).filter((address) => !/^\/|^mailto:/.test(address));
    expect(others).toEqual(['#pointwork-page']);
  },
);

test.each(DOCUMENTS)(
  'the document %s has no inline script, handler or style, except the stylesheet that the policy names, and what the site adds to the head',
  (file) => {
    const code = dist.elements(
      file,
      ({ tag, attributes }) =>
        (tag === 'script' && !('src' in attributes) && !/json$/.test(attributes.type ?? '')) ||
        Object.keys(attributes).some((name) => name === 'style' || /^on/.test(name)),
    );
    expect(code).toEqual([]);
    const { html } = dist.only(file, ({ tag }) => tag === 'style');
    const policy = only(file, 'http-equiv', 'Content-Security-Policy').attributes.content;
    const hash = createHash('sha256').update(html).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    // Without the directives that only work in a header.
    const header = /Content-Security-Policy: (.*)/.exec(dist.text('_headers'))?.[1];
    expect(`${policy}; frame-ancestors 'none'`).toBe(header);
    const { attributes } = only(file, 'name', 'site-proof');
    expect(attributes).toEqual({ name: 'site-proof', content: 'a "quoted" word' });
  },
);

test('the islands in the markup have the URL of their script, their trigger, their props, and a prefix of their own, with which ids begin', () => {
  const islands = PAGES.flatMap((file) => dist.elements(file, ({ tag }) => tag === 'react-island'));
  const files = new Set(dist.files());
  expect(
    islands.map(({ attributes: { module = '', hydrate, props, ...others } }) => [
      files.has(module.slice(1)) && module.replace(/-[0-9a-f]{10}/, ''),
      hydrate,
      JSON.parse(props ?? ''),
      others['data-state'],
    ]),
  ).toEqual([
    ['/assets/Counter.js', 'visible', { start: 3, label: 'Visible' }, 'waiting'],
    // The island in it is not hydrated separately.
    ['/assets/Clock.js', 'load', { label: 'At once' }, 'waiting'],
    ['/assets/Notes.js', 'interaction', { hint: 'Kept while you read' }, 'waiting'],
    ['/assets/Search.js', 'idle', { terms: ['open', 'read'] }, 'waiting'],
  ]);
  expect(islands[1]?.html).toContain('Inside an island');
  expect(new Set(islands.map(({ attributes }) => attributes.prefix)).size).toBe(islands.length);
  for (const { attributes, html } of islands) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(ids.filter((id) => !id.startsWith(`_${attributes.prefix}`))).toEqual([]);
  }
});

test('below a base, the same files are written, and every address begins with it, but no path in a payload', () => {
  expect(masked(based)).toEqual(masked(dist));
  const { base, layouts, routes } = based.json('manifest.json');
  const inManifest = Object.values<{ payload?: string }>(routes).map(({ payload }) => payload);
  for (const found of [
    ...DOCUMENTS.map((file) => addresses(based, file)),
    [...Object.values<string>(layouts), ...inManifest.filter((payload) => payload !== undefined)],
  ]) {
    const own = found.filter((address) => address.startsWith('/'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !address.startsWith('/a/site/'))).toEqual([]);
  }
  expect(base).toBe('/a/site/');
  expect(based.payload('guides/first.payload.json').path).toBe('/guides/first');
  const [document, origin] = ['guides/first.html', 'https://fixture.example/a/site'];
  expect(withRel(based, document, 'alternate')).toEqual([`${origin}/guides/first#end`]);
  expect(withRel(based, document, 'canonical')).toEqual([`${origin}/guides/first`]);
  expect(based.text('robots.txt')).toContain(`${origin}/sitemap.xml`);
});

function shortHash(file: string): string {
  return hashOf(dist.bytes(file)).slice(0, 10);
}

/** The files, without the hashes in their names. */
function masked(output: BuiltOutput): string[] {
  return output.files().map((file) => file.replace(/-[0-9a-f]{10}\./, '-*.'));
}

function only(file: string, name: string, value: string): FoundElement {
  return dist.only(file, ({ attributes }) => attributes[name] === value);
}

function withRel(output: BuiltOutput, file: string, rel: string): (string | undefined)[] {
  const found = output.elements(file, ({ attributes }) => attributes.rel === rel);
  return found.map(({ attributes }) => attributes.href);
}

function stateOf(file: string): { path: string } {
  return JSON.parse(only(file, 'id', 'pointwork-page').text);
}

function addresses(output: BuiltOutput, file: string): string[] {
  return output
    .elements(file, () => true)
    .flatMap(({ attributes: { href, src, module } }) => [href, src, module])
    .filter((address) => address !== undefined);
}
