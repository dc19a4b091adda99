import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from './link-packages.ts';
import type { EngineCopy } from './tools/pointwork.ts';

/** All that a build of the project reads. */
const PARTS = [
  'package.json',
  'tsconfig.json',
  'scripts',
  'pages',
  'layouts',
  'components',
  'assets',
];

/** Copies the project, without what it has built and cached. */
export function copyEngine(project: string, to: string): EngineCopy {
  for (const part of PARTS) cpSync(join(project, part), join(to, part), { recursive: true });
  linkPackages(project, to);
  return { root: to, buildCommand: commandOf(project, 'build', to) };
}

/** The arguments of Node in an npm script of the project: `node --import ./a.js b.ts`. */
function commandOf(project: string, script: string, root: string): string[] {
  const manifest: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  );
  const [node, ...args] = manifest.scripts[script]?.split(' ') ?? [];
  if (node !== 'node') throw new Error(`The script "${script}" of package.json does not run Node.`);
  return args.map((arg) => (/^(?:\.\/)?scripts\//.test(arg) ? join(root, arg) : arg));
}
