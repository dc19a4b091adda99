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

/** The attributes of an element: `name="a" content="b"`. Those without a value are left out. */
export function attributeText(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}="${escapeText(value)}"`))
    .join(' ');
}

/**
 * JSON that is harmless in a `<script>` data block, and in a `.json` file that a host serves as HTML. `JSON.parse` gives the
 * value back.
 *
 * Keys keep their order, so that the same value gives the same bytes.
 *
 * @throws TypeError for what has no JSON at all: `undefined`, a function, a symbol, a BigInt, a cycle.
 */
export function toJson(value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new TypeError(`${typeof value} cannot be written as JSON`);
  // Outside of strings, JSON has no `<`, so all of them can be replaced.
  return json.replaceAll('<', '\\u003c');
}

/** JSON for an attribute in single quotes, since JSON itself is full of double ones. */
export function toJsonAttribute(value: unknown): string {
  return toJson(value).replaceAll('&', '\\u0026').replaceAll("'", '\\u0027');
}
