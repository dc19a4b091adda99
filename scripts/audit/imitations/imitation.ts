import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditContext } from '../audit-context.ts';

/** How a host is imitated on this machine. */
export interface Imitation {
  /** The file that the build writes for it, and what reads that file here. */
  name: string;
  /** Problems that no configuration can change: pattern → why it does no harm. */
  known?: ReadonlyMap<RegExp, string>;
  /** @throws NotRun when something it needs is missing. */
  start: (dist: string, context: AuditContext) => Promise<RunningHost>;
}

export interface RunningHost {
  /** Requests a path without normalising it. */
  ask: (path: string) => Promise<Answer>;
  close?: () => Promise<void>;
}

export interface Answer {
  status: number;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** The text of a file of the site; undefined if there is none. */
export function fileAt(dist: string, path: string): string | undefined {
  const file = join(dist, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'latin1') : undefined;
}

export function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** For hosts whose rules depend on the address alone, whether or not there is a file. */
export const KEPT_MISSES = [
  /is missing, yet may be cached for ever/,
  'it publishes all files at once, so that no page asks for one that is missing',
] as const;
