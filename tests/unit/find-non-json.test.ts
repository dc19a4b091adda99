import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { findNonJson } from '../../scripts/shared/serialize.ts';

class Station {
  name = 'Malmö';
}
class Stops extends Array<string> {}

const cycle: { self?: unknown } = {};
cycle.self = { cycle };

/** What is found, the value, and the path to it if it is not the value itself. */
const KINDS: readonly (readonly [string, unknown, string?])[] = [
  ['undefined', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('s')],
  ['a BigInt', 1n],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
  ['a lone surrogate', 'a\ud800'],
  ['a Date', new Date(0)],
  ['a Map', new Map()],
  ['a Set', new Set()],
  ['a WeakMap', new WeakMap()],
  ['a RegExp', /x/],
  ['an Error', new Error('x')],
  ['a URL', new URL('https://www.example.com')],
  ['a Uint8Array', new Uint8Array(1)],
  ['an ArrayBuffer', new ArrayBuffer(1)],
  ['a Promise', Promise.resolve()],
  ['a String', Object('boxed')],
  ['a class instance (Station)', new Station()],
  ['a class instance (Stops)', new Stops()],
  ['a React element', createElement('p', { key: 'p' })],
  ['an object with toJSON', { toJSON: () => 1 }],
  ['a cycle', cycle, '.self.cycle'],
  // biome-ignore lint/suspicious/noSparseArray: it is the case under test
  ['a sparse array', [1, , 3]],
  ['a sparse array', new Array(1e9)],
  ['an array with a named property', Object.assign([1], { unit: 'km' }), '.unit'],
  ['a "__proto__" key', JSON.parse('{"__proto__":{"admin":true}}'), '.__proto__'],
  ['a symbol key', { [Symbol('hidden')]: 1 }, '[Symbol(hidden)]'],
  ['a lone surrogate in a key', { '\ud800': 1 }, '["\\ud800"]'],
  ['a hidden property', Object.defineProperty({}, 'secret', { value: 1 }), '.secret'],
  ['undefined', { since: undefined }, '.since'],
  ['a Date', runInNewContext('new Date(0)')],
];

const CASES = KINDS.map(([found, value, inside = '']) => [found, value, inside] as const);

describe.each(CASES)('%s is found', (found, value, inside) => {
  test('as the value itself', () => {
    expect(findNonJson(value)).toEqual({ path: inside.replace(/^\./, ''), found });
  });

  test('one level down', () => {
    expect(findNonJson({ title: 'x', when: value })).toEqual({ path: `when${inside}`, found });
  });

  test('three levels down, among values that are fine', () => {
    const props = { topics: [{ since: 1 }, null, { since: value }], last: Number.NaN };
    expect(findNonJson(props, 'props')).toEqual({ path: `props.topics[2].since${inside}`, found });
  });
});

describe('nothing is found', () => {
  const shared = { name: 'Ystad' };

  test.each([
    ['scalars', ['', 'text', 0, -1.5, 1e300, true, false, null]],
    ['an object without prototype', Object.assign(Object.create(null), { a: 1 })],
    ['one object in two places', { from: shared, to: shared }],
    ['frozen data', Object.freeze({ list: Object.freeze([1]) })],
    ['data of another realm', runInNewContext('({ list: [1, { a: "b" }] })')],
    ['keys that name methods', { constructor: 'x', toString: 'y', hasOwnProperty: null }],
    ['deep data', JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`)],
  ])('in %s', (_, value) => {
    expect(findNonJson(value)).toBeNull();
  });

  test('in a module namespace of data', async () => {
    const samples = await import('../support/hostile-strings.ts');
    const { UNWRITABLE_STRINGS: _, ...writable } = samples;
    expect(findNonJson(writable)).toBeNull();
    expect(findNonJson(samples)?.found).toBe('a lone surrogate');
  });
});

test('an endless structure is refused, not followed', () => {
  const endless = {
    get next() {
      return Object.create(
        Object.getPrototypeOf(endless),
        Object.getOwnPropertyDescriptors(endless),
      );
    },
  };
  expect(findNonJson(endless)?.found).toBe('more than 500 levels');
});

test('keys that are not identifiers are quoted in the path', () => {
  expect(findNonJson({ 'data-x': { 'a.b': [Number.NaN] } }, 'props')?.path).toBe(
    'props["data-x"]["a.b"][0]',
  );
});
