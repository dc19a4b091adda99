import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { matching, readFaults } from '../support/sites/broken-sites.ts';
import { buildFaultless, hashOf } from '../support/sites/built-output.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { page, pageSource, WAITS, writeFiles } from '../support/sites/site-files.ts';

const PREVIEW = `
export const fonts = [{ name: 'Text', file: 'assets/font.woff', weight: 500 }];
export default function Preview({ title, layout }) {
  return <div style={{ display: 'flex', color: layout === 'dark' ? 'white' : 'black' }}>{title}</div>;
}`;

describe('previews', () => {
  test('are drawn for each page that has none in assets/public/, the same in every build, and named in its head', async () => {
    const root = await siteWith(PREVIEW);
    const built = await buildFaultless(root);
    const first = built.bytes('og/guides-first.png');
    const size = { format: 'png', width: 1200, height: 630 };
    expect(await sharp(first).metadata()).toMatchObject(size);
    const address = (page: string) =>
      /<meta property="og:image" content="(https?:\/\/[^"]+)"/.exec(built.text(page))?.[1];
    const before = address('guides/first.html');
    expect(before).toMatch(/\/og\/guides-first\.png\?v=[0-9a-f]{10}$/);
    const home = address('index.html');
    expect(first.equals(built.bytes('og/index.png'))).toBe(false);
    await writeFiles(root, {
      'assets/public/og/index.png': 'my own',
      ...page('poster', '', {
        facts: "meta: [{ property: 'og:image', content: '/og/index.png' }]",
      }),
    });
    await buildFaultless(root);
    expect(built.files()).not.toContain('og/poster.png');
    expect(built.bytes('og/guides-first.png').equals(first)).toBe(true);
    expect(built.text('og/index.png')).toBe('my own');
    // Another picture has another address, the same picture the same.
    expect([address('guides/first.html'), address('index.html') !== home]).toEqual([before, true]);
  });

  test('may take longer for all pages together than the time limit of one, without a cache', async () => {
    const slow = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);';
    const root = await siteWith(PREVIEW.replace('return', `${slow} return`));
    // Nearly five seconds.
    const names = Array.from({ length: 12 }, (_, index) => `page-${index}`);
    await writeFiles(root, Object.assign({}, ...names.map((name) => page(name))));
    const environment = { POINTWORK_CACHE: join(root, 'cache') };
    const built = await buildFaultless(root, { timeout: 3, environment });
    const pictures = names.map((name) => hashOf(built.bytes(`og/${name}.png`)));
    expect(new Set(pictures).size).toBe(names.length);
    expect(readdirSync(join(root, 'cache')).length).toBeGreaterThan(names.length);
  }, 120_000);

  test('that hang are reported with the file that draws them, and the pages are still checked', async () => {
    const preview = PREVIEW.replace('return', `if (title === 'First guide') ${WAITS}\n  return`);
    const root = await siteWith(preview);
    await writeFiles(root, page('broken', '<a href="/no">No</a>'));
    // Before the first picture, its libraries are loaded, which takes long on a busy machine.
    const { code, stderr } = await runBuild({ root, timeout: 5 });
    expect(stderr).toContain('layouts/_preview.tsx hung');
    expect(stderr).toContain('route /guides/first');
    expect(stderr).toContain('Broken link /no');
    expect(code).toBe(1);
  });

  test('stop the build when the fonts lack letters, which are named, in the next build again', async () => {
    const root = await siteWith(PREVIEW);
    await writeFiles(root, { 'pages/lodz.tsx': pageSource('Łódź 日本 😀 \u200b', '') });
    for (const _ of ['first', 'second']) {
      const { code, stderr } = await runBuild({ root });
      expect(readFaults(stderr)).toEqual([
        matching([
          'layouts/_preview.tsx could not be drawn',
          'layouts/_preview.tsx, route /lodz',
          'Error: no font has Ł, ź, U+200B, 日, 本, 😀: boxes would be drawn instead',
        ]),
      ]);
      expect(code).toBe(1);
    }
  });

  test.each([
    ['throws', PREVIEW.replace('return', 'throw new Error("no paint"); return'), 'no paint'],
    ['names a font that does not exist', PREVIEW.replace('font.woff', 'none.woff'), 'none.woff'],
  ])('stop the build when the file that draws them %s', async (_, source, why) => {
    const { code, stderr } = await runBuild({ root: await siteWith(source) });
    expect(stderr).toContain('layouts/_preview.tsx');
    expect(stderr).toContain(why);
    expect(code).toBe(1);
  });
});

async function siteWith(preview: string): Promise<string> {
  const root = await copyFixture('site');
  await writeFiles(root, { 'layouts/_preview.tsx': preview });
  const font = join(projectRoot, 'assets/fonts/instrument-sans-latin-500.woff');
  copyFileSync(font, join(root, 'assets/font.woff'));
  return root;
}
