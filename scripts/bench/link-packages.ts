import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives the folder `to` the packages of the folder `from`, and a `node_modules` of its own around them, so that what a
 * tool keeps in there is its own as well, and can be taken away.
 */
export function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  const names = readdirSync(join(from, 'node_modules'));
  for (const name of names.filter((one) => !one.startsWith('.') || one === '.bin')) {
    symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
  }
}
