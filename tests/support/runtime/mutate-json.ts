import type { SeededRandom } from './seeded-random.ts';

/** Replacements for a value: other types, other values of the same type, and traps. */
const STRANGERS: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '-1',
  '2',
  '1e308',
  '""',
  '"x"',
  '"/"',
  '"page leave"',
  '"__proto__"',
  '"\\ud800"',
  '[]',
  '[null]',
  '[[]]',
  '[""]',
  '[1]',
  '{}',
  '{"length":1}',
  '{"__proto__":{"end":true}}',
  '{"tag":"iframe","attributes":{}}',
  `${'['.repeat(200)}${']'.repeat(200)}`,
  JSON.stringify('long '.repeat(20_000)),
];

const KEYS = ['__proto__', 'constructor', 'toString', 'then', 'extra', '', 'end', 'path'];

type Container = Record<string, unknown>;

/** Picks one of the objects and arrays in a value, or the value itself, and one of its keys. */
function pickPlace(root: unknown, random: SeededRandom): { inside: Container; key: string } {
  let inside = root as Container;
  for (;;) {
    const key = random.pick(Object.keys(inside));
    const next = inside[key];
    const isDeep = typeof next === 'object' && next !== null && Object.keys(next).length > 0;
    if (!isDeep || random.next() < 0.4) return { inside, key };
    inside = next as Container;
  }
}

/** Ways to change a value in a JSON text. The result is valid JSON. */
const inValue: readonly ((root: Container, random: SeededRandom) => unknown)[] = [
  (root, random) => {
    const { inside, key } = pickPlace(root, random);
    inside[key] = JSON.parse(random.pick(STRANGERS));
    return root;
  },
  (root, random) => {
    const { inside, key } = pickPlace(root, random);
    delete inside[key];
    return root;
  },
  (root, random) => {
    const { inside, key } = pickPlace(root, random);
    Object.defineProperty(inside, random.pick(KEYS), {
      value: inside[key],
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return root;
  },
  (root, random) => {
    const key = random.pick(['path', 'runtime', 'format', 'end', 'layout', 'transition']);
    root[key] = JSON.parse(random.pick(STRANGERS));
    return root;
  },
  (root) => [root],
  (root) => ({ payload: root }),
  (_, random) => JSON.parse(random.pick(STRANGERS)),
  (root) => Object.fromEntries(Object.entries(root).reverse()),
];

/** Ways in which the text itself is damaged. */
const inText: readonly ((text: string, random: SeededRandom) => string)[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(random.below(text.length)),
  (text, random) => {
    const bytes = Buffer.from(text);
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return bytes.toString();
  },
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(40));
  },
  (text, random) => text + text.slice(0, random.below(text.length)),
  (text) => `\ufeff${text}`,
  (text) => `<!doctype html><title>Site</title><script>${text}</script>`,
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(['\0', '"', '}', ']', ',', '\\', '\n']) + text.slice(at);
  },
];

/** Changes a JSON text in one or more random ways. The result may be the same text, or not be JSON at all. */
export function mutateJson(text: string, random: SeededRandom): string {
  if (random.next() < 0.4) return random.pick(inText)(text, random);
  let root: unknown = JSON.parse(text);
  for (let count = 1 + random.below(2); count > 0; count--) {
    if (typeof root !== 'object' || root === null || Object.keys(root).length === 0) break;
    root = random.pick(inValue)(root as Container, random);
  }
  return JSON.stringify(root);
}
