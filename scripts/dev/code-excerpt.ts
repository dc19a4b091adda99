import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../prerender/faults/fault.ts';
import type { FaultWithExcerpt } from './dev-messages.ts';

/** How many lines to show before and after the one with the fault. */
const AROUND = 3;

/**
 * Adds the lines of the source around a fault, if its line is known.
 *
 * @param root of the site, absolute.
 */
export function withCodeExcerpt(fault: Fault, root: string): FaultWithExcerpt {
  const { file = '', line } = fault;
  if (line === undefined || !existsSync(join(root, file))) return fault;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const first = Math.max(1, line - AROUND);
  const excerpt = lines
    .slice(first - 1, line + AROUND)
    .map((text, index) => ({ number: first + index, text, isFault: first + index === line }));
  return { ...fault, excerpt };
}
