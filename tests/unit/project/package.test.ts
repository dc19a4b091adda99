import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareNode, projectRoot } from '../../support/project-root.ts';
import { readSources } from '../../support/sources/read-sources.ts';

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<
    string,
    { resolved?: string; integrity?: string; link?: boolean; optionalDependencies?: object }
  >;
}

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(projectRoot, name), 'utf8'));
const project = read<Package>('package.json');

test('the tests run on the Node that package.json pins, and use the same server as `npm start`', () => {
  expect(process.versions.node).toBe(project.dependencies.node);
  const { dependencies } = read<Package>('node_modules/serve/package.json');
  expect(project.devDependencies?.['serve-handler']).toBe(dependencies['serve-handler']);
});

test.each(['', 'scripts/tools/audit/', 'scripts/tools/bench/peers/'])(
  'every version in %spackage.json is exact, and its lock file names no registry, but the integrity of every package, so that every machine gets the same from any registry',
  (folder) => {
    const { dependencies, devDependencies } = read<Package>(`${folder}package.json`);
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const { '': _, ...packages } = read<Lock>(`${folder}package-lock.json`).packages;
    const unchecked = Object.entries(packages).filter(
      ([, { link, integrity, resolved }]) => resolved || (!link && !integrity),
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  },
);

test('the audit finds each package that it imports in its own list, not where npm happens to put it', () => {
  const { dependencies } = read<Package>('scripts/tools/audit/package.json');
  const imported = readSources('scripts/tools/audit/**/*.ts').flatMap(({ source }) => [
    ...source.matchAll(/\bauditPackage\('([\w-]+)/g),
  ]);
  const names = new Set(imported.map(([, name]) => name));
  expect([...names].sort()).toEqual(Object.keys(dependencies));
});

test('the lock file lists the packages of every platform, so that `npm ci` works everywhere', () => {
  const { packages } = read<Lock>('package-lock.json');
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

const commands = globSync('scripts/*.ts', { cwd: projectRoot }).sort();

test('every command, and `npm test`, makes sure of its Node before anything else', () => {
  const { test: testing, format: _, ...scripts } = project.scripts;
  const prepared = Object.values(scripts).map(
    (script) =>
      / --import \.\/scripts\/prerender\/prepare-node\.js (scripts\/[\w-]+\.ts)$/.exec(script)?.[1],
  );
  expect(prepared.sort()).toEqual(commands);
  expect(testing).toMatch(/^node scripts\/prerender\/prepare-node\.js && /);
});

const oldNode = process.env.PATH?.split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => {
    const { stdout = '' } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    return (
      Number.parseInt(stdout.slice(1), 10) < Number.parseInt(project.dependencies.node ?? '', 10)
    );
  });

test.skipIf(!oldNode)(
  'on an older Node of this machine, each command ends with one line: the Node that it needs, the one it got, and what to do',
  () => {
    for (const command of commands) {
      const { status, stderr } = spawnSync(oldNode ?? '', [...prepareNode, command, '--help'], {
        cwd: projectRoot,
        encoding: 'utf8',
      });
      expect([command, status]).toEqual([command, 1]);
      expect(stderr).toMatch(
        /^Node 24\.\d+\.\d+ is needed, and this is Node \d+\.\d+\.\d+: run npm rebuild node .*\n$/,
      );
    }
  },
);

test('a command also starts under tsx, as editors and debuggers run TypeScript', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), 'scripts/build.ts', '--help'],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect(stdout).toMatch(/^Usage: npm run build/);
});
