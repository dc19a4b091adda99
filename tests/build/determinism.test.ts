import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROUTES_PER_SHARD } from '../../scripts/prerender/render/render-pages.ts';
import { buildFaultless } from '../support/sites/built-output.ts';
import { copyFixture } from '../support/sites/copy-fixture.ts';
import { page, type SiteFiles, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { suiteFolder, temporaryFolder } from '../support/temporary-folder.ts';

/** A page whose text would change with the time zone, the clock or the language of the machine. */
const SENSITIVE = page('sensitive', '<pre>{words.join(" ")}</pre>', {
  before: `
    const date = new Date(2026, 6, 14, 23, 30);
    const words = [
      date.toLocaleString('en-GB'), date.toLocaleDateString('en-GB'), date.toISOString(),
      new Intl.DateTimeFormat('de').format(date),
      new Intl.DateTimeFormat('en').resolvedOptions().timeZone, date.getTimezoneOffset(),
      (1234567.891).toLocaleString('de'), 'TITLE I'.toLowerCase(),
      ['z', 'ä', 'a', 'I', 'ı'].sort((a, b) => a.localeCompare(b, 'sv')).join(''),
    ];`,
});

describe('the same sources give the same bytes', async () => {
  const original = join(suiteFolder(), 'site');
  await copyFixture('site', original);
  await writeFiles(original, SENSITIVE);
  const expected = (await buildFaultless(original)).digest();

  test('in Los Angeles, in German, as another user, from another folder, through links to the folder and to those in it', async () => {
    const folder = await temporaryFolder();
    const [root, linked] = [join(folder, 'root'), join(folder, 'linked')];
    await mkdir(linked);
    for (const name of ['pages', 'components', 'layouts', 'assets']) {
      await symlink(join(original, name), join(linked, name));
    }
    await symlink(linked, root);
    const environment = {
      TZ: 'America/Los_Angeles',
      LC_ALL: 'de_DE.UTF-8',
      HOME: '/nowhere',
      USER: 'somebody',
      NODE_ENV: 'development',
      CI: '1',
    };
    const built = await buildFaultless(root, { cwd: '/', environment, prelude: 'umask 077' });
    expect(built.digest()).toEqual(expected);
  });

  test('in Kathmandu, in Turkish, 400 days later, on a disk that lists files in another order, in and to a folder with special characters, inside a project whose package.json sets a module type', async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { 'package.json': '{ "type": "module" }' });
    const root = join(folder, `a b#c%20d?e'f"g\\h ünï 𝒳`, 'deep', 'Down', 'the sïte');
    await cp(original, root, { recursive: true });
    const preloads = [
      new URL('../support/sites/preloads/shift-clock.ts', import.meta.url),
      new URL('../support/sites/preloads/reverse-folders.ts', import.meta.url),
    ];
    const environment = {
      TZ: 'Asia/Kathmandu',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: undefined,
      NODE_ENV: 'production',
      NODE_OPTIONS: preloads.map((module) => `--import ${module}`).join(' '),
    };
    const out = join(folder, `out #%41'"&`);
    expect((await buildFaultless(root, { out, environment })).digest()).toEqual(expected);
  });
});

describe('a site of several shards', () => {
  const count = 2 * ROUTES_PER_SHARD + 2;
  /** Pages that share modules in ways that could make one depend on those before it. */
  const pages = Array.from({ length: count }, (_, index) => ({
    ...page(
      `page-${index}`,
      `<Like count={1} /><b>{draw.name}{data?.part}</b><a href="/page-${(index + 1) % count}">Next</a>`,
      {
        above: `
        import Like from '../components/Like.island.tsx';
        import { draw } from '../components/draw.ts';
        import { words } from './page-${index}.content.ts';
        ${index % 3 === 0 ? "import { Card } from '../components/Card.tsx';" : ''}
        ${index % 5 === 0 ? "import './other.css';" : ''}`,
        // Pages import parts of each other, and others than they do themselves at their top.
        facts: `keywords: [words], load: () => draw(${index % 2 ? "'one'" : `'two'`}, ${index % 7})`,
      },
    ),
    [`pages/page-${index}.content.ts`]: `export const words = 'words ${index}';`,
  }));
  const files: SiteFiles = {
    ...SMALL_SITE,
    ...Object.assign({}, ...pages),
    'pages/other.css': '.other { color: red; }',
    'components/draw.ts': `export const draw = async (name: string, index: number) => {
      if (index === 0) await import('../pages/page-3.content.ts');
      if (index === 1) await import(\`./Card.tsx\`);
      return import(\`./part-\${name}.ts\`);
    };
    import './Card.css';`,
    'components/part-one.ts': "export const part = 'one';",
    'components/part-two.ts': "import './part-one.ts'; export const part = 'two';",
    'components/Card.tsx': "import './Card.css'; export const Card = () => <b>Card</b>;",
    'components/Card.css': '.card { color: red; }',
  };

  test('is complete, and the same byte for byte from one thread and from several', async () => {
    const root = await writeFiles(join(await temporaryFolder(), 'site'), files);
    const builtBy = async (threads: string) =>
      (await buildFaultless(root, { args: ['--concurrency', threads] })).digest();
    const alone = await builtBy('1');
    expect(alone.filter((line) => /^page-\d+\.html /.test(line))).toHaveLength(count);
    for (const threads of ['2', '3']) expect(await builtBy(threads)).toEqual(alone);
  });
});
