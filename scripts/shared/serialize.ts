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
