import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from './link-packages.ts';
import type { EngineCopy } from './tools/pointwork.ts';

/** Everything that a build of the project reads. */
const COPIED = [
  'package.json',
  'tsconfig.json',
  'scripts',
  'pages',
  'layouts',
  'components',
  'assets',
];

/** Copies the project, without its output and caches. */
export function copyEngine(project: string, to: string): EngineCopy {
  for (const path of COPIED) cpSync(join(project, path), join(to, path), { recursive: true });
  linkPackages(project, to);
  return { root: to, buildCommand: commandOf(project, 'build', to) };
}

/** The arguments for Node that run an npm script, such as `tsx scripts/build.ts`, with the paths of the copy. */
function commandOf(project: string, script: string, root: string): string[] {
  const manifest: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  );
  const [tsx, file = ''] = manifest.scripts[script]?.split(' ') ?? [];
  if (tsx !== 'tsx') throw new Error(`The script "${script}" of package.json does not run tsx.`);
  return [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, file)];
}
