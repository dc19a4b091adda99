import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../scripts/shared/contracts.ts';
import { projectRoot } from '../support/project-root.ts';
import { BuiltOutput } from '../support/sites/built-output.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { suiteFolder } from '../support/suite-folder.ts';

const PAGES = ['index.html', 'guides/first/index.html', 'guides/hidden/index.html'];
const DOCUMENTS = [...PAGES, '404.html', '500.html'];

const folder = suiteFolder();
const dist = new BuiltOutput(join(folder, 'dist'));
const based = new BuiltOutput(join(folder, 'based'));

beforeAll(async () => {
  const root = join(projectRoot, 'tests/fixtures/site');
  const builds = await Promise.all([
    runBuild({ root, out: join(folder, 'dist') }),
    runBuild({ root, out: join(folder, 'based'), base: '/a/site/' }),
  ]);
  expect(builds.map(({ stderr }) => stderr)).toEqual(['', '']);
});

describe('the error pages', () => {
  test.each([
    ['404.html', 404, 'This page could not be found'],
    ['500.html', 500, 'Error'],
  ])(
    '%s says what happened, inside the layout, and hides from search engines',
    (file, status, message) => {
      expect(dist.only(file, ({ tag }) => tag === 'h1').text).toBe(message);
      expect(dist.only(file, ({ tag }) => tag === 'footer').text).toBe('The default layout');
      expect(dist.only(file, ({ attributes }) => attributes.name === 'robots').attributes).toEqual(
        expect.objectContaining({ content: 'noindex' }),
      );
      expect(dist.elements(file, ({ attributes }) => attributes.rel === 'canonical')).toEqual([]);
      expect(stateOf(file)).toMatchObject({ status });
    },
  );

  test('contain no relative address, since they are shown at any path', () => {
    // The element of the document itself that its first paint waits for.
    const awaited = '#pointwork-page';
    for (const file of ['404.html', '500.html']) {
      const others = addresses(dist, file).filter((address) => !/^\/|^mailto:/.test(address));
      expect(others).toEqual([awaited]);
    }
  });
});

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
    const path = stateOf(file).path;
    const isLinked = path === '/' || path === '/guides/first';
    expect(current.map(({ attributes, inside }) => [attributes.href, inside[0]])).toEqual(
      isLinked ? [[path, 'nav']] : [],
    );
    expect(current.every(({ attributes }) => attributes['aria-current'] === 'page')).toBe(true);
  });
});

describe('what is added to the head', () => {
  const alternates = (output: BuiltOutput, file: string) =>
    output
      .elements(file, ({ attributes }) => attributes.rel === 'alternate')
      .map(({ attributes }) => attributes.href);

  test('by the site is in every document, and stays when a visit changes the page', () => {
    for (const file of DOCUMENTS) {
      const { attributes } = dist.only(file, (element) => element.attributes.name === 'site-proof');
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
});

describe('the islands in the markup', () => {
  const islands = (output: BuiltOutput) =>
    PAGES.flatMap((file) => output.elements(file, ({ tag }) => tag === 'react-island'));

  test('have the URL of their script, their trigger and their props', () => {
    expect(
      islands(dist).map(({ attributes: { module, hydrate, props, ...others } }) => [
        module?.replace(/-[0-9a-f]{10}/, ''),
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
    const files = new Set(dist.files());
    const modules = islands(dist).map(({ attributes }) => attributes.module?.slice(1) ?? '');
    expect(modules.filter((module) => !files.has(module))).toEqual([]);
  });

  test('each have a prefix that is unique on the site, and ids that begin with it', () => {
    const prefixes = islands(dist).map(({ attributes }) => attributes.prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    for (const { attributes, html } of islands(dist)) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      expect(ids.filter((id) => !id.startsWith(`_${attributes.prefix}`))).toEqual([]);
    }
  });

  test('contain the markup of a nested island, which is not hydrated separately', () => {
    const [, clock] = islands(dist);
    expect(clock?.html).toContain('Inside an island');
    expect(clock?.html).not.toContain('<react-island');
  });
});

describe('below a base', () => {
  test('every address on the site begins with the base', () => {
    for (const file of DOCUMENTS) {
      const own = addresses(based, file).filter((address) => address.startsWith('/'));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((address) => !address.startsWith('/a/site/'))).toEqual([]);
    }
    const { layouts, routes } = manifest(based);
    const named = [
      ...Object.values(layouts),
      ...Object.values(routes).flatMap(({ payload }) => payload ?? []),
    ];
    expect(named.filter((address) => !address.startsWith('/a/site/'))).toEqual([]);
    expect(manifest(based).base).toBe('/a/site/');
  });

  test('files are written to the same paths as at the root of a host, and canonical addresses contain the base', () => {
    const masked = (output: BuiltOutput) =>
      output.files().map((file) => file.replace(/-[0-9a-f]{10}\./, '-*.'));
    expect(masked(based)).toEqual(masked(dist));
    expect(canonical(based, 'guides/first/index.html')).toBe(
      'https://fixture.example/a/site/guides/first',
    );
    expect(based.text('robots.txt')).toContain('https://fixture.example/a/site/sitemap.xml');
  });

  test('paths in payloads stay without the base', () => {
    expect(based.payload('guides/first/payload.json').path).toBe('/guides/first');
  });
});

function manifest(output: BuiltOutput): Manifest {
  return output.json('manifest.json') as Manifest;
}

function stateOf(file: string): { path: string } {
  return JSON.parse(dist.only(file, ({ attributes }) => attributes.id === 'pointwork-page').text);
}

function policyOf(file: string): string | undefined {
  const isPolicy = ({ attributes }: { attributes: Readonly<Record<string, string>> }) =>
    attributes['http-equiv'] === 'Content-Security-Policy';
  return dist.only(file, isPolicy).attributes.content;
}

function canonical(output: BuiltOutput, file: string): string | undefined {
  return output.only(file, ({ attributes }) => attributes.rel === 'canonical').attributes.href;
}

function addresses(output: BuiltOutput, file: string): string[] {
  return output
    .elements(file, () => true)
    .flatMap(({ attributes: { href, src, module } }) => [href, src, module])
    .filter((address) => address !== undefined);
}
