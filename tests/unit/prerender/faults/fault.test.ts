import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeThrown } from '../../../../scripts/prerender/faults/describe-thrown.ts';
import {
  BuildFailure,
  distinctFaults,
  type Fault,
  formatFaults,
  mergeByRoute,
  messageOf,
} from '../../../../scripts/prerender/faults/fault.ts';
import { faultsOf } from '../../../../scripts/prerender/faults/faults-of.ts';
import { withFile } from '../../../../scripts/prerender/faults/system-fault.ts';

const fault: Fault = { what: 'It broke', why: 'One line\nand another', fix: 'Mend it.' };

test('each fault is printed once, ordered by file, route and what happened', () => {
  const at = (file: string, route: string, what: string) => ({ ...fault, file, route, what });
  const ordered = [
    fault,
    at('a.tsx', '/a', 'One'),
    at('a.tsx', '/a', 'Two'),
    at('a.tsx', '/b', 'One'),
    at('b.tsx', '/a', 'One'),
  ];
  expect(distinctFaults([...ordered, ...ordered].reverse())).toEqual(ordered);
});

test('one mistake that shows on many pages is one fault, with up to twenty of the other routes', () => {
  const onPages = (count: number) =>
    Array.from({ length: count }, (_, page) => ({
      ...fault,
      what: `/${page} threw an error`,
      file: 'block.tsx',
      line: 2,
      route: `/${page}`,
    }));
  expect(mergeByRoute(onPages(1))).toEqual(onPages(1));
  const why = 'One line\nand another\nThe same happens on /1, /2.';
  expect(mergeByRoute(onPages(3))).toEqual([{ ...onPages(1)[0], why }]);
  expect(mergeByRoute(onPages(26))[0]?.why).toMatch(/ \/19, \/20 and 5 more\.$/);
});

test('mistakes on one page, at different lines or for different reasons stay faults of their own', () => {
  const faults = [
    { ...fault, what: 'One', file: 'a.tsx', route: '/a' },
    { ...fault, what: 'Two', file: 'a.tsx', route: '/a' },
    { ...fault, file: 'b.tsx', line: 1, route: '/a' },
    { ...fault, file: 'b.tsx', line: 2, route: '/b' },
    { ...fault, file: 'b.tsx', line: 2, route: '/c', why: 'Another' },
    { ...fault, what: 'A layout' },
    { ...fault, what: 'Another layout' },
  ];
  expect(mergeByRoute(faults)).toEqual(faults);
});

test('two compilers that complain of one line report one fault, but two errors that are thrown at one line are two', () => {
  const line = { ...fault, file: 'a.tsx', line: 3 };
  const compiled = { ...line, what: 'Cannot compile a.tsx:3' };
  expect(distinctFaults([compiled, { ...compiled, why: 'In other words' }])).toHaveLength(1);
  expect(distinctFaults([line, { ...line, why: 'Another error' }])).toHaveLength(2);
});

test('of a text as long as a document, only the start is printed', () => {
  const printed = formatFaults([{ ...fault, why: '<p>\n'.repeat(10_000) }]);
  expect(printed).toMatch(/^ {3}why {3}<p>\n( {9}<p>\n)+ {9}…\n {3}do {4}Mend it\.$/m);
  expect(printed.length).toBeLessThan(10_000);
});

test('what is the same on three pages or more, at no line, is one fault', () => {
  const onPage = (name: string, parts: Partial<Fault> = {}): Fault => ({
    ...fault,
    what: `pages/${name}.tsx threw an error`,
    file: `pages/${name}.tsx`,
    route: `/${name}`,
    fix: `Correct pages/${name}.tsx.`,
    ...parts,
  });
  const pages = ['a', 'b', 'c'].map((name) => onPage(name));
  expect(mergeByRoute(pages)).toEqual([
    { ...pages[0], why: 'One line\nand another\nThe same happens on /b, /c.' },
  ]);
  const apart = [
    ['a', 'b'].map((name) => onPage(name)),
    ['a', 'b', 'c'].map((name) => onPage(name, { line: 4 })),
    ['a', 'b', 'c'].map((name) => onPage(name, { fix: `Correct ${name}.` })),
  ];
  for (const faults of apart) expect(mergeByRoute(faults)).toEqual(faults);
});

test('the faults that the build itself reports stay as they are', () => {
  expect(faultsOf(new BuildFailure([fault, fault]))).toEqual([fault, fault]);
});

test.each([
  ['ENOSPC', 'open', /^Free some space/],
  ['EFBIG', 'open', /^Make the file smaller/],
  ['EACCES', 'open', /^Change the permissions/],
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
    'Error: No words\nCaused by { status: 503 }',
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

test('anything else that is thrown is told as Node prints it', () => {
  const circle = { self: {} };
  circle.self = circle;
  for (const [thrown, text] of [
    [{ code: 404 }, '{ code: 404 }'],
    [new Map([['status', 404]]), "Map(1) { 'status' => 404 }"],
    ['words', 'words'],
    [undefined, 'undefined'],
    [circle, '<ref *1> { self: [Circular *1] }'],
  ] as const) {
    expect(describeThrown(thrown)).toBe(`It threw ${text}`);
  }
  expect(messageOf(404)).toBe('404');
  expect(messageOf(new Error('A word'))).toBe('A word');
});
