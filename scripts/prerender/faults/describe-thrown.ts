import { inspect } from 'node:util';

/** How many causes of causes are told: one may lead back to where it came from. */
const MAX_CAUSES = 5;

/**
 * The reason for a fault: the type and message of an `Error`, those of its causes and of the errors that it collects, or
 * what was thrown instead.
 */
export function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? linesOf(thrown).join('\n') : `It threw ${describeValue(thrown)}`;
}

function linesOf(thrown: unknown, depth = 0): string[] {
  if (!(thrown instanceof Error)) return [describeValue(thrown)];
  // Node gives an error that stands for several attempts only a code: `ECONNREFUSED`.
  const { name, message, cause, code }: NodeJS.ErrnoException = thrown;
  const line = [name, message || code].filter(Boolean).join(': ');
  if (depth === MAX_CAUSES) return [line];
  const collected: readonly unknown[] = thrown instanceof AggregateError ? thrown.errors : [];
  const [reason, ...furtherLines] = cause === undefined ? [] : linesOf(cause, depth + 1);
  return [
    line,
    ...collected.flatMap((error) => linesOf(error, depth + 1)).map((text) => `  ${text}`),
    ...(reason === undefined ? [] : [`Caused by ${reason}`, ...furtherLines]),
  ];
}

/** Something that is not an `Error`, as text. */
function describeValue(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : inspect(thrown, { breakLength: Infinity });
}
