/** The most errors that are told of one that has causes, or collects others. */
const MOST = 20;

/**
 * The reason for a fault: the type and message of an `Error`, those of its causes and of the errors that it collects, or
 * what was thrown instead.
 */
export function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `It threw ${textOf(thrown)}`;
  try {
    return linesOf(thrown, new Set()).join('\n');
  } catch {
    return 'It threw an error that cannot be read';
  }
}

/** @param told the errors so far: a cause may lead back to them. */
function linesOf(thrown: unknown, told: Set<Error>): string[] {
  if (!(thrown instanceof Error)) return [textOf(thrown)];
  if (told.has(thrown) || told.size === MOST) return [];
  told.add(thrown);
  // Node gives an error that stands for several attempts only a code: `ECONNREFUSED`.
  const { name, message, cause, code }: NodeJS.ErrnoException = thrown;
  const collected: readonly unknown[] = thrown instanceof AggregateError ? thrown.errors : [];
  const [first, ...others] = cause === undefined ? [] : linesOf(cause, told);
  return [
    [name, message || code].filter(Boolean).join(': '),
    ...collected.flatMap((each) => linesOf(each, told)).map((line) => `  ${line}`),
    ...(first === undefined ? [] : [`Caused by ${first}`, ...others]),
  ];
}

/** Something that is not an `Error`, as text. */
export function textOf(thrown: unknown): string {
  try {
    if (typeof thrown !== 'object' || thrown === null) return String(thrown);
    const name: string = thrown.constructor?.name ?? 'Object';
    const json = JSON.stringify(thrown);
    return /^(Object|Array)$/.test(name) ? json : `${name} ${json}`;
  } catch {
    // It is in a circle, for example, or its `toString` throws.
    return 'an object that cannot be written as text';
  }
}
