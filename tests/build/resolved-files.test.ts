import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDevSite } from '../../scripts/dev/dev-site.ts';
import { readOptions } from '../../scripts/prerender/options.ts';
import { type BuiltOutput, buildFaultless } from '../support/sites/built-output.ts';
import { replaceIn } from '../support/sites/site-files.ts';
import { writeWorkspace } from '../support/sites/workspace.ts';
import { suiteFolder, temporaryFolder } from '../support/temporary-folder.ts';

describe('how a file is imported plays no part:', () => {
  const folder = suiteFolder();
  let built: BuiltOutput;
  let html = '';
  let styles = '';

  beforeAll(async () => {
    built = await build(folder);
    html = built.text('index.html');
    const [, sheet = ''] = /<link rel="stylesheet" href="\/base\/([^"]+)"/.exec(html) ?? [];
    styles = built.text(sheet);
  });

  // By names of package.json and of the site, through a link, from packages, as JSX, and re-exported as an island.
  test.each(['Card', 'Own', 'Linked', 'Button', 'Styled', 'Shipped', 'Menu'])(
    'what is imported comes with its styles: %s',
    (name) => {
      expect(html).toMatch(new RegExp(`class="${name}">[^<]`));
      expect(styles).toContain(`.${name}{`);
    },
  );

  test('what a package requires, and what an island imports in the browser, comes with its styles', () => {
    expect(styles).toContain('.Required{color:red}');
    expect(styles).toContain('.Drawn{color:red}');
  });

  test('a stylesheet of a package may have a slip, and fonts and pointers of any kind', () => {
    expect(styles).toMatch(/\.Base\{cursor:url\(\/base\/assets\/hand-\w+\.cur\),pointer\}/);
    expect(styles).toMatch(
      /url\(\/base\/assets\/x-\w+\.ttf\) format\("truetype"\),url\(\/base\/assets\/x-\w+\.eot\?#iefix\)/,
    );
  });

  test.each(['Count', 'Named', 'LinkedMenu', 'Reexported', 'Chart'])(
    'an island is an island: %s',
    (name) => {
      expect(html).toMatch(new RegExp(`<react-island module="/base/assets/${name}-`));
    },
  );

  test('imports of CommonJS mean what bundlers make of them, and packages find their siblings', () => {
    expect(html).toContain(
      '<p>function named default,late,named function part default,part object old own</p><p>foo and bar</p>',
    );
  });

  test('in what packages render, and in what is made by calling React, the base is there once', () => {
    const links = [...html.matchAll(/<a href="([^"]*)">([a-h])<\/a>/g)];
    expect(links.map(([, href, text]) => `${text}${href}`)).toEqual(
      [...'abcdefgh', ...'abcdefgh'].map((text) => `${text}/base/`),
    );
    expect(html).toMatch(/<img src="\/base\/assets\/picture-\w+\.svg"/);
    expect(html).not.toContain('elsewhere');
  });

  test('there is one React, that of the engine', () => {
    const scripts = built.files().filter((file) => file.endsWith('.js'));
    const all = scripts.map((file) => built.text(file)).join();
    expect(all.match(/\.__CLIENT_INTERNALS_\w+=/g)).toHaveLength(1);
  });

  test('neither does the module type that package.json sets, or a React of the site', async () => {
    const other = await build(await temporaryFolder(), 'module');
    expect(other.digest()).toEqual(built.digest());
  });
});

test('a change of a file reaches the pages that import it, however they do', async () => {
  const folder = await temporaryFolder();
  await writeWorkspace(folder);
  const output = await temporaryFolder();
  const followed: string[] = [];
  const site = openDevSite(
    { ...readOptions(['--root', join(folder, 'site')]), development: true },
    output,
    () => {},
    (files) => followed.push(...files),
  );
  try {
    await site.page('/');
    // Relative to the root, links resolved.
    for (const [file, from, to] of [
      ['components/Card.tsx', '>Card<', '>Changed card<'],
      ['components/Own.tsx', '>Own<', '>Changed own<'],
      ['components/Named.island.tsx', '>Named<', '>Changed island<'],
      ['../shared/linked/Linked.tsx', '>Linked<', '>Changed linked<'],
      ['../packages/ui/Button.tsx', '>Button<', '>Changed button<'],
      ['../packages/legacy/old.js', "'old'", "'changed'"],
    ] as const) {
      await replaceIn(join(folder, 'site', file), from, to);
      expect(followed).toContain(file);
      site.change([file]);
      const { html } = await site.page('/');
      expect(html, file).toContain(to.slice(1, -1));
    }
  } finally {
    await site.close();
  }
});

async function build(folder: string, type?: 'module'): Promise<BuiltOutput> {
  await writeWorkspace(folder, type);
  return buildFaultless(join(folder, 'site'), { base: '/base/' });
}
