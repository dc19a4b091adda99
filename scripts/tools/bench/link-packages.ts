import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links the packages of the folder `from` into the folder `to`. Only the packages are links, not `node_modules` itself:
 * tools cache results in there, which must not be shared.
 */
export function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  const names = readdirSync(join(from, 'node_modules'));
  for (const name of names.filter((one) => !one.startsWith('.') || one === '.bin')) {
    symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
  }
}
