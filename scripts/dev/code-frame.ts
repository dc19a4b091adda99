import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../build/faults/fault.ts';
import type { ShownFault } from './dev-messages.ts';

/** Lines shown before and after the one at fault. */
const AROUND = 3;

/** Adds the lines of the source to a fault whose line is known. @param root absolute. */
export function withFrame(fault: Fault, root: string): ShownFault {
  const { file = '', line } = fault;
  if (line === undefined || !existsSync(join(root, file))) return fault;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const first = Math.max(1, line - AROUND);
  const frame = lines
    .slice(first - 1, line + AROUND)
    .map((text, index) => ({ number: first + index, text, isFault: first + index === line }));
  return { ...fault, frame };
}
