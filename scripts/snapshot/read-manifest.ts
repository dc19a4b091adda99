import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../shared/contracts.ts';

/** The manifest of a folder that the build has published. @throws Error that says what to do when it is none. */
export function readManifest(dist: string): Manifest {
  const file = join(dist, 'manifest.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    `${dist} is not a built site: it has no manifest.json. Run \`npm run build\` first, or name the folder that it has written.`,
  );
}
