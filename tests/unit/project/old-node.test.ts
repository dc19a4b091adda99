import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';

const commands = globSync('scripts/*.ts', { cwd: projectRoot }).sort();
const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

test('every command, and `npm test`, makes sure of its Node before anything else', () => {
  for (const command of commands) {
    const [first] = /^import .*$/m.exec(readFileSync(join(projectRoot, command), 'utf8')) ?? [];
    expect([command, first]).toEqual([command, "import './prerender/require-node.ts';"]);
  }
  expect(manifest.scripts.test).toMatch(
    /^node --import tsx scripts\/prerender\/require-node\.ts && /,
  );
});

const oldNode = process.env.PATH?.split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => {
    const { stdout = '' } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    return Number.parseInt(stdout.slice(1), 10) < Number.parseInt(manifest.dependencies.node, 10);
  });

const run = (...args: string[]) => {
  const options = { cwd: projectRoot, encoding: 'utf8' } as const;
  return spawnSync(oldNode ?? '', ['--import', import.meta.resolve('tsx'), ...args], options);
};

test.skipIf(!oldNode)(
  'on an older Node of this machine, a command ends with one line: the Node that it needs, the one it got, and what to do',
  () => {
    const { status, stdout, stderr } = run('scripts/build.ts');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^Node 24\.\d+\.\d+ is needed, and this is Node \d+\.\d+\.\d+: run npm rebuild node .*\n$/,
    );
  },
);

test.skipIf(!oldNode)(
  'every command links on an older Node, and so gets as far as that line',
  () => {
    const urls = commands.map((command) => pathToFileURL(join(projectRoot, command)).href);
    const { stdout } = run(
      '--input-type=module',
      '--eval',
      `process.exit = (code) => { throw new Error('exit ' + code); };
    for (const url of ${JSON.stringify(urls)}) await import(url).catch(({ message }) => console.log(message));`,
    );
    expect(stdout.trim().split('\n')).toEqual(urls.map(() => 'exit 1'));
  },
);
