import { inspect } from 'node:util';

/** A value that JSON would lose or change. */
export interface NonJson {
  /** Where it is: `props.topics[2].since`. */
  path: string;
  /** What it is: `undefined`, `a function`, `an instance of Date`. */
  what: string;
}

/**
 * Finds the first value in a value that would not be the same after `JSON.parse(JSON.stringify(value))`.
 *
 * @param path of the value itself: `props`.
 * @param outerValues the objects and lists that the value is in.
 */
export function findNonJson(
  value: unknown,
  path: string,
  outerValues: readonly object[] = [],
): NonJson | undefined {
  if (!isPlain(value)) return isScalar(value) ? undefined : { path, what: describeNonJson(value) };
  if (outerValues.includes(value)) return { path, what: 'a cycle' };
  if ('$$typeof' in value) return { path, what: 'a React element' };
  // Unlike `Object.entries`, this does not skip the holes of a list.
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) {
    const nested = findNonJson(item, path + stepTo(key), [...outerValues, value]);
    if (nested) return nested;
  }
  return undefined;
}

/** True for `{…}`, `[…]` and module namespaces, which have no prototype. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function describeNonJson(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  // Unlike `String`, `inspect` tells -0 from 0.
  return typeof value === 'object' ? `an instance of ${value?.constructor.name}` : inspect(value);
}

/** A key as it stands in a path: `.topics`, `[2]`, `["data-x"]`. */
export function stepTo(key: string | number): string {
  const isName = typeof key === 'string' && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key);
  return isName ? `.${key}` : `[${JSON.stringify(key)}]`;
}
