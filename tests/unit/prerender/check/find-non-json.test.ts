import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findNonJson } from '../../../../scripts/prerender/check/find-non-json.ts';
import * as hostileStrings from '../../../support/sites/hostile-strings.ts';

class Station {
  name = 'Malmö';
}
class Stops extends Array<string> {}

const cycle: { self?: unknown } = {};
cycle.self = { cycle };

test.each<[what: string, value: unknown, inside?: string, found?: string]>([
  ['no value', undefined, '', 'undefined'],
  ['a function', () => 1],
  ['Symbol(s)', Symbol('s')],
  ['1n', 1n],
  ['NaN', Number.NaN],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
  ['an instance of Date', new Date(0)],
  ['an instance of Error', new Error('x')],
  ['an instance of String', Object('boxed')],
  ['an instance of Station', new Station()],
  ['an instance of Stops', new Stops()],
  ['a React element', createElement('p', { key: 'p' })],
  ['a method toJSON', { toJSON: () => 1 }, '.toJSON', 'a function'],
  ['a cycle', cycle, '.self.cycle'],
  // biome-ignore lint/suspicious/noSparseArray: it is the case under test
  ['a hole in a list', [1, , 3], '[1]', 'undefined'],
  ['a list of nothing but holes', new Array(1e9), '[0]', 'undefined'],
  ['a property without a value', { since: undefined }, '.since', 'undefined'],
])('what JSON cannot hold is found with its path: %s', (what, value, inside = '', found = what) => {
  expect(findNonJson(value, 'props')).toEqual({ path: `props${inside}`, found });
  const props = { topics: [{ since: 1 }, null, { since: value }], last: Number.NaN };
  expect(findNonJson(props, 'props')).toEqual({ path: `props.topics[2].since${inside}`, found });
});

const shared = { name: 'Ystad' };

test.each([
  ['scalars', ['', 'text', 0, -1.5, 1e300, true, false, null]],
  ['an object without prototype', Object.assign(Object.create(null), { a: 1 })],
  ['one object in two places', { from: shared, to: shared }],
  ['frozen data', Object.freeze({ list: Object.freeze([1]) })],
  ['keys that name methods', { constructor: 'x', toString: 'y', hasOwnProperty: null }],
  ['deep data', JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`)],
  ['a module namespace of data', hostileStrings],
])('in %s, nothing is found that JSON cannot hold', (_, value) => {
  expect(findNonJson(value, 'props')).toBeUndefined();
});

test('keys that are not identifiers are quoted in the path', () => {
  expect(findNonJson({ 'data-x': { 'a.b': [Number.NaN] } }, 'props')?.path).toBe(
    'props["data-x"]["a.b"][0]',
  );
});
