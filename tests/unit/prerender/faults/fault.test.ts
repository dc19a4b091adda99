import { expect, test } from 'vitest';
import {
  describeThrown,
  distinctFaults,
  type Fault,
  foldRoutes,
  formatFaults,
  messageOf,
} from '../../../../scripts/prerender/faults/fault.ts';

const fault: Fault = { what: 'It broke', why: 'One line\nand another', fix: 'Mend it.' };

test('a fault is printed with its number, place, reason and remedy', () => {
  const where = { ...fault, file: 'pages/a.tsx', route: '/a' };
  expect(formatFaults([where, fault])).toBe(
    [
      '1. It broke',
      '   where pages/a.tsx, route /a',
      '   why   One line',
      '         and another',
      '   do    Mend it.',
      '',
      '2. It broke',
      '   why   One line',
      '         and another',
      '   do    Mend it.',
      '',
    ].join('\n'),
  );
});

test('each fault is printed once, ordered by file, route and what happened', () => {
  const at = (file: string, route: string, what: string): Fault => ({
    ...fault,
    file,
    route,
    what,
  });
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
  expect(foldRoutes(onPages(1))).toEqual(onPages(1));
  const [folded, ...others] = foldRoutes(onPages(3));
  expect(others).toEqual([]);
  expect(folded).toEqual({
    ...onPages(1)[0],
    why: 'One line\nand another\nThe same happens on /1, /2.',
  });
  expect(foldRoutes(onPages(26))[0]?.why).toMatch(/ \/19, \/20 and 5 more\.$/);
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
  expect(foldRoutes(faults)).toEqual(faults);
});

test('two compilers that complain of one line report one fault, but two errors that are thrown at one line are two', () => {
  const line = { ...fault, file: 'a.tsx', line: 3 };
  const compiled = { ...line, what: 'Cannot compile a.tsx:3' };
  expect(distinctFaults([compiled, { ...compiled, why: 'In other words' }])).toHaveLength(1);
  expect(distinctFaults([line, { ...line, why: 'Another error' }])).toHaveLength(2);
});

test('anything that is thrown has a message', () => {
  const unwritable = {
    toString() {
      throw new Error('no');
    },
  };
  expect(describeThrown(new TypeError('No x'))).toBe('TypeError: No x');
  expect(describeThrown('words')).toBe('It threw words');
  expect(describeThrown(undefined)).toBe('It threw undefined');
  expect(describeThrown(Symbol('s'))).toBe('It threw Symbol(s)');
  expect(describeThrown(Object.create(null))).toBe(
    'It threw an object that cannot be written as text',
  );
  expect(messageOf(unwritable)).toBe('an object that cannot be written as text');
  expect(messageOf(new Error('A word'))).toBe('A word');
});
