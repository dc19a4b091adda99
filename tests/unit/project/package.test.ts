import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { readSources } from '../../support/sources/read-sources.ts';

const read = (name: string) => JSON.parse(readFileSync(join(projectRoot, name), 'utf8'));

test('the tests run on the Node that package.json pins', () => {
  const { dependencies }: { dependencies: { node: string } } = read('package.json');

  expect(process.versions.node).toBe(dependencies.node);
});

test.each([
  'package-lock.json',
  'scripts/tools/audit/package-lock.json',
  'scripts/tools/bench/peers/package-lock.json',
])('%s names no registry, so that any registry can be used', (name) => {
  const lock: { packages: { [path: string]: { resolved?: string } } } = read(name);

  const hosts = Object.values(lock.packages).flatMap(({ resolved }) => resolved ?? []);

  expect(hosts).toEqual([]);
});

test('the audit finds each package that it imports in its own list, not where npm happens to put it', () => {
  const { dependencies }: { dependencies: object } = read('scripts/tools/audit/package.json');
  const sources = readSources('scripts/tools/audit/**/*.ts');
  const imported = sources.flatMap(({ source }) => [
    ...source.matchAll(/\btool<\w+>\('([^']+)'\)|node_modules\/(\w+)\//g),
  ]);

  const names = new Set(imported.map(([, name, folder]) => name ?? folder));

  expect([...names].sort()).toEqual(Object.keys(dependencies));
});

test('the lock file lists the packages of every platform, so that `npm ci` works everywhere', () => {
  const lock: { packages: { [path: string]: { optionalDependencies?: object } } } =
    read('package-lock.json');
  const locked = Object.keys(lock.packages);

  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));

  expect(missing).toEqual([]);
});

test.each(['', 'scripts/tools/audit/', 'scripts/tools/bench/peers/'])(
  'every version in %spackage.json is exact, so that every machine gets the same',
  (folder) => {
    const manifest: { [kind: string]: { [name: string]: string } } = read(`${folder}package.json`);

    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  },
);

test('the tests use the same server as `npm start`', () => {
  const manifest: { devDependencies: { 'serve-handler': string } } = read('package.json');
  const serve: { dependencies: { 'serve-handler': string } } = read(
    'node_modules/serve/package.json',
  );

  expect(manifest.devDependencies['serve-handler']).toBe(serve.dependencies['serve-handler']);
});
