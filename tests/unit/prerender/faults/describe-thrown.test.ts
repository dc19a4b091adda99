import { expect, test } from 'vitest';
import { describeThrown } from '../../../../scripts/prerender/faults/describe-thrown.ts';
import { messageOf } from '../../../../scripts/prerender/faults/fault.ts';

test('an error is told with its type, and with those of its causes', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const failed = new TypeError('fetch failed', { cause: refused });
  expect(describeThrown(failed)).toBe(
    'TypeError: fetch failed\nCaused by Error: connect ECONNREFUSED',
  );
  expect(describeThrown(new Error('No words', { cause: failed }))).toBe(
    'Error: No words\nCaused by TypeError: fetch failed\nCaused by Error: connect ECONNREFUSED',
  );
  expect(describeThrown(new Error('No words', { cause: { status: 503 } }))).toBe(
    'Error: No words\nCaused by {"status":503}',
  );
});

test('the errors that another one collects are told, also without a message of its own', () => {
  const each = [new Error('connect ::1'), new Error('connect 127.0.0.1', { cause: 'no route' })];
  const both = Object.assign(new AggregateError([...each, 'words']), { code: 'ECONNREFUSED' });
  expect(describeThrown(new TypeError('fetch failed', { cause: both }))).toBe(
    `TypeError: fetch failed
Caused by AggregateError: ECONNREFUSED
  Error: connect ::1
  Error: connect 127.0.0.1
  Caused by no route
  words`,
  );
});

test('causes in a circle, and more than twenty of them, come to an end', () => {
  const [first, second] = [new Error('First'), new Error('Second')];
  first.cause = second;
  second.cause = first;
  expect(describeThrown(first)).toBe('Error: First\nCaused by Error: Second');
  const collected = new AggregateError([first], 'All');
  collected.errors.push(collected);
  expect(describeThrown(collected)).toBe(
    'AggregateError: All\n  Error: First\n  Caused by Error: Second',
  );
  let deep = new Error('0');
  for (let depth = 1; depth < 50; depth++) deep = new Error(String(depth), { cause: deep });
  expect(describeThrown(deep).split('\n')).toHaveLength(20);
});

test('anything else that is thrown is told as text', () => {
  const circle = { self: {} };
  circle.self = circle;
  const unreadable = {
    get name() {
      throw new Error('no');
    },
  };
  for (const [thrown, text] of [
    [{ code: 404 }, '{"code":404}'],
    [[404], '[404]'],
    [new Map(), 'Map {}'],
    ['words', 'words'],
    [undefined, 'undefined'],
    [Symbol('s'), 'Symbol(s)'],
    [Object.create(null), '{}'],
    [circle, 'an object that cannot be written as text'],
    [Object.setPrototypeOf(unreadable, Error.prototype), 'an error that cannot be read'],
  ] as const) {
    expect(describeThrown(thrown)).toBe(`It threw ${text}`);
  }
  expect(messageOf({ code: 404 })).toBe('{"code":404}');
  expect(messageOf(new Error('A word'))).toBe('A word');
});
