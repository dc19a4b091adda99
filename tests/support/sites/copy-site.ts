import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

const PARTS = ['assets', 'components', 'layouts', 'pages', 'scripts/shared', 'package.json'];

/** Copies what this repository's site is made from, so that a test can change it. @returns the new folder. */
export async function copySite(folder: string): Promise<string> {
  await Promise.all(
    PARTS.map((part) => cp(join(projectRoot, part), join(folder, part), { recursive: true })),
  );
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
