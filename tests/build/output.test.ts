import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../scripts/shared/contracts.ts';
import { projectRoot } from '../support/project-root.ts';
import { BuiltOutput, type FoundElement } from '../support/sites/built-output.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const PLACES = ['', 'guides/first/', 'guides/hidden/'];
const PAGES = PLACES.map((place) => `${place}index.html`);
const DOCUMENTS = [...PAGES, '404.html', '500.html'];

const folder = suiteFolder();
const dist = new BuiltOutput(join(folder, 'dist'));
const based = new BuiltOutput(join(folder, 'based'));

beforeAll(async () => {
  const root = join(projectRoot, 'tests/fixtures/site');
  const builds = await Promise.all([
    // Through the command line, as `npm run build` does.
    runBuild({ root, out: join(folder, 'dist'), ownProcess: true }),
    runBuild({ root, out: join(folder, 'based'), base: '/a/site/' }),
  ]);
  expect(builds.map(({ stderr }) => stderr)).toEqual(['', '']);
});

describe('the files of a built site', () => {
  test('contain nothing of the development server, neither the places of sources nor requests to it', () => {
    const written = dist.files().filter((file) => /\.(?:html|json|js|css)$/.test(file));
    expect(written.length).toBeGreaterThan(10);
    const traces = /data-source|\/_dev\/|source-finder|\.tsx:\d/;
    expect(written.filter((file) => traces.test(dist.text(file)))).toEqual([]);
  });

  test('are pages with payloads, error pages, assets, and files for hosts and search engines', () => {
    const files = masked(dist);
    expect(files.filter((file) => !file.endsWith('.js'))).toEqual([
      ...['.built-files', '.hosts/nginx.conf', '.hosts/vercel.json', '.nojekyll'],
      ...['404.html', '500.html', '_headers', 'assets/errors-*.json'],
      ...['assets/layout-dark-*.json', 'assets/layout-default-*.json', 'assets/page-*.css'],
      ...['assets/ring-*.svg', 'favicon.svg', 'files/note.txt'],
      ...['guides/first/index.html', 'guides/first/payload.json'],
      ...['guides/hidden/index.html', 'guides/hidden/payload.json'],
      ...['index.html', 'manifest.json', 'payload.json', 'robots.txt', 'serve.json'],
      ...['site.webmanifest', 'sitemap.xml'],
    ]);
    const scripts = ['Clock', 'Counter', 'Notes', 'Search', 'middleware', 'runtime', 'shout'];
    expect(files).toEqual(expect.arrayContaining(scripts.map((name) => `assets/${name}-*.js`)));
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

describe.each(PLACES)('the payload %spayload.json', (place) => {
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
    const { html: page } = only(document, 'id', 'page');
    expect(page.replace(/<link rel="stylesheet"[^>]*>/, '')).toBe(html);
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
    const listed = (name: string, layout: string, place: string) => {
      const hash = hashOf(dist.bytes(`${place}payload.json`));
      return { name, layout, payload: `/${place}payload.json?v=${hash}` };
    };
    expect(manifest(dist)).toMatchObject({ format: 1, base: '/' });
    expect(manifest(dist).routes).toEqual({
      '/': listed('index', 'default', ''),
      '/closed': { name: 'closed', layout: 'default', status: 404 },
      '/guides/first': listed('guides-first', 'dark', 'guides/first/'),
      '/guides/hidden': listed('guides-hidden', 'default', 'guides/hidden/'),
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

test.each([
  ['404.html', 404, 'This page could not be found'],
  ['500.html', 500, 'Error'],
])(
  'the error page %s says what happened, inside the layout, hides from search engines, and has no relative address, since it is shown at any path',
  (file, status, message) => {
    expect(dist.only(file, ({ tag }) => tag === 'h1').text).toBe(message);
    expect(dist.only(file, ({ tag }) => tag === 'footer').text).toBe('The default layout');
    expect(only(file, 'name', 'robots').attributes.content).toBe('noindex');
    expect(dist.elements(file, ({ attributes }) => attributes.rel === 'canonical')).toEqual([]);
    expect(stateOf(file)).toMatchObject({ status });
    // But for the element of the document itself that its first paint waits for.
    const others = addresses(dist, file).filter((address) => !/^\/|^mailto:/.test(address));
    expect(others).toEqual(['#pointwork-page']);
  },
);

describe.each(DOCUMENTS)('the document %s', (file) => {
  test('has no inline script, handler or style, except the stylesheet that the policy names', () => {
    const code = dist.elements(
      file,
      ({ tag, attributes }) =>
        (tag === 'script' && !('src' in attributes) && !/json$/.test(attributes.type ?? '')) ||
        Object.keys(attributes).some((name) => name === 'style' || /^on/.test(name)),
    );
    expect(code).toEqual([]);
    const { html } = dist.only(file, ({ tag }) => tag === 'style');
    const hash = createHash('sha256').update(html).digest('base64');
    expect(policyOf(file)).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('has the same policy as the header, without the directives that only work in a header', () => {
    const header = /Content-Security-Policy: (.*)/.exec(dist.text('_headers'))?.[1];
    expect(`${policyOf(file)}; frame-ancestors 'none'`).toBe(header);
  });

  test("has React's comments only inside islands", () => {
    const withoutIslands = dist.text(file).replace(/<react-island [\s\S]*?<\/react-island>/g, '');
    expect(withoutIslands).not.toContain('<!--');
  });

  test('marks the link to itself, but only in the layout', () => {
    const current = dist.elements(file, ({ attributes }) => 'aria-current' in attributes);
    const { path } = stateOf(file);
    const isLinked = path === '/' || path === '/guides/first';
    expect(
      current.map(({ attributes, inside }) => [
        attributes.href,
        attributes['aria-current'],
        inside[0],
      ]),
    ).toEqual(isLinked ? [[path, 'page', 'nav']] : []);
  });
});

describe('what is added to the head', () => {
  const alternates = (output: BuiltOutput, file: string) =>
    output
      .elements(file, ({ attributes }) => attributes.rel === 'alternate')
      .map(({ attributes }) => attributes.href);

  test('by the site is in every document, and stays when a visit changes the page', () => {
    for (const file of DOCUMENTS) {
      const { attributes } = only(file, 'name', 'site-proof');
      expect(attributes).toEqual({ name: 'site-proof', content: 'a "quoted" word' });
    }
  });

  test('by a page is in its own, as an absolute address, and in its payload', () => {
    const address = 'https://fixture.example/guides/first#end';
    expect(DOCUMENTS.map((file) => alternates(dist, file))).toEqual([[], [address], [], [], []]);
    expect(dist.payload('guides/first/payload.json').head).toContain(
      `<link rel="alternate" hreflang="de" href="${address}" data-page>`,
    );
    expect(alternates(based, 'guides/first/index.html')).toEqual([
      'https://fixture.example/a/site/guides/first#end',
    ]);
  });

  test('by the build as JSON-LD can be parsed, whatever characters are in it', () => {
    const types = PAGES.map((file) => {
      const data: { '@graph': { '@type': string }[] } = JSON.parse(
        only(file, 'type', 'application/ld+json').text,
      );
      return data['@graph'].map((object) => object['@type']);
    });
    expect(types).toEqual([
      ['Organization', 'WebSite', 'WebPage'],
      ['WebPage', 'BreadcrumbList', 'Service'],
      ['WebPage', 'BreadcrumbList'],
    ]);
    expect(dist.text('guides/first/index.html')).toContain('Guidance \\u003c/script>');
  });
});

describe('the islands in the markup', () => {
  const islands = () =>
    PAGES.flatMap((file) => dist.elements(file, ({ tag }) => tag === 'react-island'));

  test('have the URL of their script, their trigger and their props', () => {
    const files = new Set(dist.files());
    expect(
      islands().map(({ attributes: { module = '', hydrate, props, ...others } }) => [
        files.has(module.slice(1)) && module.replace(/-[0-9a-f]{10}/, ''),
        hydrate,
        JSON.parse(props ?? ''),
        others['data-state'],
      ]),
    ).toEqual([
      ['/assets/Counter.js', 'visible', { start: 3, label: 'Visible' }, 'waiting'],
      ['/assets/Clock.js', 'load', { label: 'At once' }, 'waiting'],
      ['/assets/Notes.js', 'interaction', { hint: 'Kept while you read' }, 'waiting'],
      ['/assets/Search.js', 'idle', { terms: ['open', 'read'] }, 'waiting'],
    ]);
  });

  test('each have a prefix that is unique on the site, and ids that begin with it', () => {
    const prefixes = islands().map(({ attributes }) => attributes.prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    for (const { attributes, html } of islands()) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      expect(ids.filter((id) => !id.startsWith(`_${attributes.prefix}`))).toEqual([]);
    }
  });

  test('contain the markup of a nested island, which is not hydrated separately', () => {
    const [, clock] = islands();
    expect(clock?.html).toContain('Inside an island');
    expect(clock?.html).not.toContain('<react-island');
  });
});

describe('below a base', () => {
  test('every address on the site begins with the base, but no path in a payload', () => {
    const { base, layouts, routes } = manifest(based);
    const inManifest = Object.values(routes).flatMap(({ payload }) => payload ?? []);
    for (const found of [
      ...DOCUMENTS.map((file) => addresses(based, file)),
      [...Object.values(layouts), ...inManifest],
    ]) {
      const own = found.filter((address) => address.startsWith('/'));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((address) => !address.startsWith('/a/site/'))).toEqual([]);
    }
    expect(base).toBe('/a/site/');
    expect(based.payload('guides/first/payload.json').path).toBe('/guides/first');
  });

  test('files are written to the same paths as at the root of a host, and canonical addresses contain the base', () => {
    expect(masked(based)).toEqual(masked(dist));
    const isCanonical = ({ attributes }: FoundElement) => attributes.rel === 'canonical';
    expect(based.only('guides/first/index.html', isCanonical).attributes.href).toBe(
      'https://fixture.example/a/site/guides/first',
    );
    expect(based.text('robots.txt')).toContain('https://fixture.example/a/site/sitemap.xml');
  });
});

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** The files, without the hashes in their names. */
function masked(output: BuiltOutput): string[] {
  return output.files().map((file) => file.replace(/-[0-9a-f]{10}\./, '-*.'));
}

function manifest(output: BuiltOutput): Manifest {
  return output.json('manifest.json') as Manifest;
}

function only(file: string, name: string, value: string): FoundElement {
  return dist.only(file, ({ attributes }) => attributes[name] === value);
}

function stateOf(file: string): { path: string } {
  return JSON.parse(only(file, 'id', 'pointwork-page').text);
}

function policyOf(file: string): string | undefined {
  return only(file, 'http-equiv', 'Content-Security-Policy').attributes.content;
}

function addresses(output: BuiltOutput, file: string): string[] {
  return output
    .elements(file, () => true)
    .flatMap(({ attributes: { href, src, module } }) => [href, src, module])
    .filter((address) => address !== undefined);
}
