/**
 * What the runtime relies on in each part that it fetches, written independently of the runtime's own check: a part
 * that is safe can be shown without surprises.
 */
type Fields = Readonly<Record<string, unknown>>;

const isString = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isTransition = (value: unknown) =>
  value === false || (typeof value === 'string' && value !== '' && !/[^A-Za-z0-9_-]/.test(value));

export function isSafePayload(value: unknown, path: string): boolean {
  return (
    isObject(value) &&
    value.format === 1 &&
    value.end === true &&
    value.path === path &&
    [value.build, value.runtime, value.layout, value.title, value.html].every(isString) &&
    isListOf(value.head, isString) &&
    isListOf(value.styles, isString) &&
    isListOf(value.middleware, isString) &&
    typeof value.scrollToTop === 'boolean' &&
    (value.transition === undefined || isTransition(value.transition))
  );
}

export function isSafeManifest(value: unknown): boolean {
  return (
    isObject(value) &&
    value.format === 1 &&
    isString(value.runtime) &&
    isObject(value.routes) &&
    isObject(value.layouts)
  );
}

export function isSafeLayout(value: unknown): boolean {
  return (
    isObject(value) &&
    value.format === 1 &&
    value.end === true &&
    [value.name, value.before, value.after].every(isString)
  );
}

export function isSafeErrorPages(value: unknown): boolean {
  return (
    isObject(value) &&
    value.format === 1 &&
    value.end === true &&
    isString(value.title) &&
    isObject(value.pages) &&
    isString(value.pages[404]) &&
    isString(value.pages[500])
  );
}
