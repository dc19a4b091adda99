import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDevSite } from '../../scripts/dev/dev-site.ts';
import { readOptions } from '../../scripts/prerender/options.ts';
import { buildFaultless } from '../support/sites/built-output.ts';
import { replaceIn } from '../support/sites/site-files.ts';
import { writeWorkspace } from '../support/sites/workspace.ts';
import { suiteFolder, temporaryFolder } from '../support/temporary-folder.ts';

describe('how a file is imported plays no part:', async () => {
  const folder = suiteFolder();
  await writeWorkspace(folder);
  const built = await buildFaultless(join(folder, 'site'), { base: '/base/' });
  const html = built.text('index.html');
  const [, sheet = ''] = /<link rel="stylesheet" href="\/base\/([^"]+)"/.exec(html) ?? [];
  const styles = built.text(sheet);

  // By names of package.json and of the site, through a link, and from packages.
  test.each(['Card', 'Own', 'Linked', 'Button', 'Styled'])(
    'what is imported comes with its styles: %s',
    (name) => {
      expect(html).toMatch(new RegExp(`class="${name}">[^<]`));
      expect(styles).toContain(`.${name}{`);
    },
  );

  test('so does what an island imports, now or in the browser, and from a package without side effects', () => {
    expect(styles).toContain('.Chart{color:red}');
    expect(styles).toContain('.Drawn{color:red}');
  });

  test('a stylesheet of a package may have a slip, and pictures of any kind', () => {
    expect(styles).toMatch(/cursor:url\(\/base\/assets\/hand-\w+\.cur\),pointer/);
  });

  test.each(['Count', 'Named', 'LinkedMenu', 'Chart'])('an island is an island: %s', (name) => {
    expect(html).toMatch(new RegExp(`<react-island module="/base/assets/${name}-`));
  });

  test('the base is there once, also in what a package makes by calling React, and in what an island imports', () => {
    expect(html).toContain('<a href="/base/" class="Styled">');
    const [, picture = ''] = /<img src="(\/base\/assets\/picture-\w+\.svg)"/.exec(html) ?? [];
    const chart = built.files().find((file) => file.startsWith('assets/Chart-')) ?? '';
    expect(built.text(chart)).toContain(`"${picture}"`);
  });

  test('there is one React, that of the engine', () => {
    const scripts = built.files().filter((file) => file.endsWith('.js'));
    const all = scripts.map((file) => built.text(file)).join();
    expect(all.match(/\.__CLIENT_INTERNALS_\w+=/g)).toHaveLength(1);
  });
});

test('a change of a file reaches the pages that import it, however they do', async () => {
  const folder = await temporaryFolder();
  await writeWorkspace(folder);
  const followed: string[] = [];
  const site = openDevSite(
    { ...readOptions(['--root', join(folder, 'site')]), development: true },
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
