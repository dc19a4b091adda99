import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFaultless } from '../support/sites/built-output.ts';
import { page, pageSource, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('`load` reads the site’s files by relative paths, wherever the command was run, and no tsconfig.json beside the site counts', async () => {
  const folder = await temporaryFolder();
  const root = await writeFiles(join(folder, 'site'), {
    ...SMALL_SITE,
    'content/words.md': 'Words of the site',
    'tsconfig.json': '{ "compilerOptions": { "paths": { "react": ["./content/words.md"] } } }',
    'pages/index.tsx': pageSource('Home', '{data}', {
      above: "import { readFile } from 'node:fs/promises';",
      facts: "load: () => readFile('content/words.md', 'utf8')",
    }),
  });
  const built = await buildFaultless(root, { cwd: folder });
  expect(built.text('index.html')).toContain('Words of the site');
});

/** Each waits for half of the time limit of a page, all together for more than twice of it. */
const PAGES = Array.from({ length: 25 }, (_, index) => `page-${index}`);

test('a few `load`s run at the same time, each within a time limit of its own', async () => {
  const root = await writeFiles(await temporaryFolder(), {
    ...SMALL_SITE,
    'components/service.ts': `import { setTimeout } from 'node:timers/promises';
      let running = 0;
      export async function ask() {
        const atOnce = ++running;
        await setTimeout(1000);
        running -= 1;
        return atOnce;
      }`,
    ...Object.assign(
      {},
      ...PAGES.map((name) =>
        page(name, '<b>{data}</b>', {
          above: "import { ask } from '../components/service.ts';",
          facts: 'load: ask',
        }),
      ),
    ),
  });
  const built = await buildFaultless(root, { timeout: 2 });
  const atOnce = PAGES.map((name) => /<b>(\d+)<\/b>/.exec(built.text(`${name}.html`))?.[1]);
  expect([...new Set(atOnce)].sort()).toEqual(['1', '2', '3', '4', '5']);
});
