import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { readSources } from '../../support/sources/read-sources.ts';

interface Package {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, { resolved?: string; optionalDependencies?: object }>;
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
  'every version in %spackage.json is exact, and its lock file names no registry, so that every machine gets the same from any registry',
  (folder) => {
    const { dependencies, devDependencies } = read<Package>(`${folder}package.json`);
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const { packages } = read<Lock>(`${folder}package-lock.json`);
    expect(Object.values(packages).flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
  },
);

test('the audit finds each package that it imports in its own list, not where npm happens to put it', () => {
  const { dependencies } = read<Package>('scripts/tools/audit/package.json');
  const imported = readSources('scripts/tools/audit/**/*.ts').flatMap(({ source }) => [
    ...source.matchAll(/\btool<\w+>\('([^']+)'\)|node_modules\/(\w+)\//g),
  ]);
  const names = new Set(imported.map(([, name, folder]) => name ?? folder));
  expect([...names].sort()).toEqual(Object.keys(dependencies));
});

test('the lock file lists the packages of every platform, so that `npm ci` works everywhere', () => {
  const { packages } = read<Lock>('package-lock.json');
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
