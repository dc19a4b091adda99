import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFiles } from '../../scripts/tools/new/new-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { buildFaultless } from '../support/sites/built-output.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { runScript } from '../support/sites/run-script.ts';
import { replaceIn, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('a new page, block and island build without changes', async () => {
  const root = await temporaryFolder();
  for (const folder of ['pages', 'layouts', 'components', 'assets', 'scripts/shared']) {
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  }
  for (const args of [
    ['page', 'services/audit'],
    // Names that are not names in TypeScript, or that the copy has already.
    ['page', 'services/365-days'],
    ['page', 'new'],
    ['page', 'intro'],
    ['block', 'pricing-plan'],
    ['island', 'pricing-plan/price-toggle'],
  ]) {
    await writeFiles(root, newFiles(args).files);
  }
  const page = join(root, 'pages/services/audit.tsx');
  await replaceIn(
    page,
    'import type { Page }',
    `import { PricingPlan } from '../../components/blocks/PricingPlan/PricingPlan.tsx';
import Toggle from '../../components/blocks/PricingPlan/PriceToggle.island.tsx';
$&`,
  );
  await replaceIn(
    page,
    'return <Intro {...auditPage.intro} />;',
    `return <><Intro {...auditPage.intro} /><PricingPlan title="Plan" items={[]} /><Toggle label="Price" options={['A', 'B']} /></>;`,
  );
  expect((await buildFaultless(root)).files()).toContain('services/audit.html');
});

test('a new site builds without faults, and the command prints its folder', async () => {
  const root = join(await temporaryFolder(), "anna's site");
  const written = runScript('new', 'site', root);
  expect(written.stderr).toBe('');
  expect(written.stdout).toContain(`npm run build -- --root "${root}"`);

  const { code, stderr } = await runBuild({ root });
  expect(stderr).toMatch(/^Not the address of a public site: https:\/\/www\.example\.com\. .*\n$/);
  expect(code).toBe(0);
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(text('dist/index.html')).toContain("<title>Anna's site</title>");
  expect(text('dist/404.html')).toContain('Back to the home page');
  // The folder of a build, and the one beside it that a build which is killed leaves behind.
  expect(text('.gitignore')).toBe('dist/\n.dist.building-*\n');
});

test.each([
  ['page', 'audit'],
  ['page', 'a/b/long-name'],
  ['block', 'plan'],
  ['island', 'plan/toggle'],
  ['site', '../other'],
])('a new %s %s passes the formatter and the linter', (...args) => {
  for (const [path, text] of Object.entries(newFiles(args).files)) {
    if (path === '.gitignore') continue;
    const checked = spawnSync(
      join(projectRoot, 'node_modules/.bin/biome'),
      ['check', '--error-on-warnings', `--stdin-file-path=${path}`],
      { cwd: projectRoot, input: text, encoding: 'utf8' },
    );
    expect(checked.stdout, path).toBe(text);
  }
});

test.each([
  [[], 'cannot be made'],
  [['page'], 'The name "" cannot be used'],
  [['route', 'audit'], '"route audit" cannot be made'],
  [['page', 'audit', 'now'], '"page audit now" cannot be made'],
  [['page', '../audit'], 'The name "../audit" cannot be used'],
  [['page', 'Audit'], 'write lower-case letters'],
  [['page', 'con'], 'Reserved route name "con"'],
  [['page', 'services/aux'], 'Reserved route name "aux"'],
  [['block', 'a/b'], 'blocks are not in subfolders'],
  [['island', 'toggle'], 'Write the block and the island'],
  [['site'], '"site" cannot be made'],
  [['site', projectRoot], 'This folder already has a site'],
] satisfies [string[], string][])(
  'the arguments %j are refused, and the message says what to write',
  (args, words) => {
    expect(() => newFiles(args)).toThrow(words);
  },
);

test('a site may be begun where there is a .gitignore, which is not changed', async () => {
  const root = await temporaryFolder();
  expect(Object.keys(newFiles(['site', root]).files)).toContain('.gitignore');
  writeFileSync(join(root, '.gitignore'), '');
  expect(Object.keys(newFiles(['site', root]).files)).not.toContain('.gitignore');
});

test('an existing file is not overwritten', () => {
  const { status, stderr } = runScript('new', 'page', 'contact');
  expect(stderr).toContain('pages/contact.tsx already exists, so nothing was written');
  expect(status).toBe(1);
});
