import type { AuditContext } from '../audit-context.ts';
import type { AuditedSite } from '../audited-site.ts';

/** How a host is imitated on this machine. */
export interface Imitation {
  /** The file that the build writes for it, and what reads that file here. */
  name: string;
  /** Problems that no configuration can change: pattern → why it does no harm. */
  known?: readonly (readonly [pattern: RegExp, why: string])[];
  /** @throws NotRun when something it needs is missing. */
  start: (site: AuditedSite, context: AuditContext) => Promise<RunningHost>;
}

export interface RunningHost {
  /** Requests a path without normalising it. */
  ask: (path: string) => Promise<Answer>;
  close?: () => Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** One character per byte. */
  body: string;
}

/** For hosts whose rules depend on the address alone, whether or not there is a file. */
export const KEPT_MISSES = [
  /is missing, yet may be cached for ever/,
  'it publishes all files at once, so that no page asks for one that is missing',
] as const;
