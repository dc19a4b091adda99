import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeThrown } from '../../../../scripts/prerender/faults/describe-thrown.ts';
import { BuildFailure, messageOf } from '../../../../scripts/prerender/faults/fault.ts';
import { faultsOf } from '../../../../scripts/prerender/faults/faults-of.ts';
import { withFile } from '../../../../scripts/prerender/faults/system-fault.ts';

test('the faults that the build itself reports stay as they are', () => {
  const fault = { what: 'What', why: 'Why', fix: 'Fix' };
  expect(faultsOf(new BuildFailure([fault, fault]))).toEqual([fault, fault]);
});

test.each([
  ['ENOSPC', 'open', /^Free some space/],
  ['EFBIG', 'open', /^Make the file smaller/],
  ['EACCES', 'open', /^Change the permissions/],
  ['EROFS', 'open', /^Change the permissions/],
  ['EXDEV', 'open', /Publish to a folder inside it/],
  ['ENOTDIR', 'open', /^Correct or remove that file or folder/],
  ['ENOSPC', 'watch', /max_user_watches.*max_user_instances/],
])(
  'a refusal of the system (%s, %s) is reported with the path, the reason and a remedy: %s',
  (code, syscall, fix) => {
    const why = `${code}: no, ${syscall} '/a/b'`;
    const what = syscall === 'open' ? 'Cannot read or write' : 'Cannot follow changes in';
    const error = Object.assign(new Error(why), { code, path: '/a/b', syscall });
    expect(faultsOf(error)).toEqual([
      { what: `${what} /a/b`, why, fix: expect.stringMatching(fix) },
    ]);
  },
);

test.each([
  ['an error', new TypeError('x is not a function'), 'TypeError: x is not a function\n    at '],
  ['an error with an unknown code', Object.assign(new Error('?'), { code: 'EODD' }), 'Error: ?'],
  ['a string', 'oh', 'It threw oh'],
])('%s that nobody expects is called a bug of the build', (_, thrown, why) => {
  expect(faultsOf(thrown)).toEqual([
    {
      what: 'The build itself failed',
      why: expect.stringContaining(why),
      fix: expect.stringContaining('a bug in scripts/'),
    },
  ]);
});

test.skipIf(process.platform !== 'linux')(
  'writing a file of the site to a full device is a fault that names the file; other errors stay as they are',
  () => {
    const write = () => withFile('assets/a.js', () => writeFileSync('/dev/full', 'text'));
    expect(write).toThrow('Cannot read or write assets/a.js');
    const other = new RangeError('other');
    const fail = () => {
      throw other;
    };
    expect(() => withFile('assets/a.js', fail)).toThrow(other);
  },
);

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
