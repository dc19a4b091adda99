/**
 * Turns values into text: HTML, attributes, XML and JSON. The whole site uses these functions, so that a hostile string
 * stays a string.
 */

/**
 * Escapes a string for HTML text, for an attribute in double quotes, and for XML. Apostrophes stay readable.
 *
 * Parsing the result gives the same string back, except for what no HTML or XML document can contain: lone surrogates,
 * U+0000 and other characters outside XML's `Char` production become U+FFFD. A carriage return is written as a
 * character reference, since parsers turn a bare one into a line feed.
 */
export function escapeText(text: string): string {
  return text.toWellFormed().replace(SPECIAL_IN_TEXT, (char) => TEXT_ESCAPES[char] ?? '\ufffd');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
const SPECIAL_IN_TEXT = /[&<>"\r\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const TEXT_ESCAPES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/**
 * JSON that is harmless wherever it is put: in a `<script>` data block, in an attribute in single quotes, in a `.json`
 * file that a host serves with the wrong type. `JSON.parse` gives the value back.
 *
 * Keys keep their order, so that the same value gives the same bytes.
 *
 * @throws TypeError for what has no JSON at all: `undefined`, a function, a symbol, a BigInt, a cycle.
 */
export function toJson(value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new TypeError(`${typeof value} cannot be written as JSON`);
  // Outside of strings, JSON has none of these characters, so all of them can be replaced.
  return json.replace(SPECIAL_IN_JSON, (char) => JSON_ESCAPES[char] ?? char);
}

const SPECIAL_IN_JSON = /[<>&'\u2028\u2029]/g;

const JSON_ESCAPES: { readonly [char: string]: string } = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  "'": '\\u0027',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A value that JSON would lose or change. */
export interface NonJson {
  /** Where it is, from the root: `topics[2].since`; empty when it is the root itself. */
  path: string;
  /** What it is, as a noun phrase for a message: `a Date`, `undefined`. */
  found: string;
}

/**
 * Finds the first value, in JSON's order, that JSON would lose or change; `null` if the value survives
 * `JSON.parse(JSON.stringify(value))` unchanged.
 *
 * Stricter than JSON where JSON would surprise: properties that are `undefined` (dropped), `-0` (becomes 0), lone
 * surrogates and `__proto__` keys (dangerous to copy) are reported, too.
 *
 * @param root written before the path: `props` gives `props.topics[2].since`.
 */
export function findNonJson(value: unknown, root = ''): NonJson | null {
  return inspect(value, root, []);
}

/** More than React trees, HTML and JSON parsers need, but not endless. */
const MAX_DEPTH = 500;

function inspect(value: unknown, path: string, ancestors: readonly object[]): NonJson | null {
  if (typeof value !== 'object' || value === null) return report(path, nonJsonPrimitive(value));
  if (ancestors.includes(value)) return { path, found: 'a cycle' };
  if (ancestors.length === MAX_DEPTH) return { path, found: `more than ${MAX_DEPTH} levels` };
  const kind = nonJsonObject(value);
  if (kind !== null) return { path, found: kind };

  const inside = [...ancestors, value];
  for (const key of Reflect.ownKeys(value)) {
    if (Array.isArray(value) && key === 'length') continue;
    const keyPath = pathOf(path, key, Array.isArray(value));
    const found =
      report(keyPath, nonJsonKey(value, key)) ??
      inspect((value as Record<PropertyKey, unknown>)[key], keyPath, inside);
    if (found) return found;
  }
  return null;
}

function report(path: string, found: string | null): NonJson | null {
  return found === null ? null : { path, found };
}

function nonJsonPrimitive(value: unknown): string | null {
  switch (typeof value) {
    case 'undefined':
      return 'undefined';
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'bigint':
      return 'a BigInt';
    case 'string':
      return value.isWellFormed() ? null : 'a lone surrogate';
    case 'number':
      if (Object.is(value, -0)) return '-0';
      return Number.isFinite(value) ? null : String(value);
    default:
      return null;
  }
}

function nonJsonObject(value: object): string | null {
  if ('$$typeof' in value && typeof value.$$typeof === 'symbol') return 'a React element';
  // Unlike `instanceof`, the tag also works for objects from another realm.
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  const plain = Array.isArray(value) ? 'Array' : 'Object';
  // A module namespace (`import * as content`) is tagged `Module` and has no prototype.
  if (tag !== plain && tag !== 'Module') return `${/^[AEIO]/.test(tag) ? 'an' : 'a'} ${tag}`;
  if (!isPlain(value)) return `a class instance (${classOf(value)})`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return 'an object with toJSON';
  if (Array.isArray(value) && isSparse(value)) return 'a sparse array';
  return null;
}

function nonJsonKey(value: object, key: PropertyKey): string | null {
  // A module namespace has a hidden tag, which nobody reads as data.
  if (key === Symbol.toStringTag && Object.getPrototypeOf(value) === null) return null;
  if (typeof key === 'symbol') return 'a symbol key';
  if (key === '__proto__') return 'a "__proto__" key';
  if (!String(key).isWellFormed()) return 'a lone surrogate in a key';
  if (!Object.prototype.propertyIsEnumerable.call(value, key)) return 'a hidden property';
  if (Array.isArray(value) && !isIndex(String(key))) return 'an array with a named property';
  return null;
}

/** True for `{…}`, `[…]` and `Object.create(null)`, from any realm. */
function isPlain(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value);
  if (prototype === null) return true;
  const own = Array.isArray(value) ? 'copyWithin' : 'isPrototypeOf';
  return Object.hasOwn(prototype, own);
}

function isSparse(list: readonly unknown[]): boolean {
  // Counting the keys first avoids visiting each hole of a list that may have a billion.
  return Object.keys(list).length < list.length;
}

function classOf(value: object): string {
  const made: unknown = Object.getPrototypeOf(value).constructor;
  return typeof made === 'function' && made.name !== '' ? made.name : 'anonymous';
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d*)$/.test(key);
}

function pathOf(parent: string, key: PropertyKey, inArray: boolean): string {
  const name = String(key);
  if (typeof key === 'symbol') return `${parent}[${name}]`;
  if (inArray && isIndex(name)) return `${parent}[${name}]`;
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name))
    return `${parent}[${JSON.stringify(name)}]`;
  return parent === '' ? name : `${parent}.${name}`;
}
