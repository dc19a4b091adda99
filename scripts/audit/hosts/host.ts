import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kit } from '../kit.ts';

/** Somewhere that the site can be published, as far as it can be had on this machine. */
export interface Host {
  /** The file that the build writes for it, and what reads it here. */
  name: string;
  /**
   * Its rules go by the address alone, whether or not there is a file, and it publishes all files at once: a missing
   * file is told to be kept, but no page ever asks for it.
   */
  rulesIgnoreMisses?: boolean;
  /** @throws NotRun when it cannot be had here. */
  open: (dist: string, kit: Kit) => Promise<OpenHost>;
}

export interface OpenHost {
  /** Asks for a path as it is, untidied. */
  ask: (path: string) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** The text of a file of the site; undefined when there is none. */
export function fileAt(dist: string, path: string): string | undefined {
  const file = join(dist, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'latin1') : undefined;
}

export function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** A host that needs no closing. */
export const closesByItself = async () => {};
