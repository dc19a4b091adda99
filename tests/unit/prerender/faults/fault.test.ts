import { expect, test } from 'vitest';
import {
  distinctFaults,
  type Fault,
  foldRoutes,
  formatFaults,
} from '../../../../scripts/prerender/faults/fault.ts';

const fault: Fault = { what: 'It broke', why: 'One line\nand another', fix: 'Mend it.' };

test('a fault is printed with its number, place, reason and remedy', () => {
  const where = { ...fault, file: 'pages/a.tsx', route: '/a' };
  expect(formatFaults([where, fault])).toBe(`\
1. It broke
   where pages/a.tsx, route /a
   why   One line
         and another
   do    Mend it.

2. It broke
   why   One line
         and another
   do    Mend it.
`);
});

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
  expect(foldRoutes(onPages(1))).toEqual(onPages(1));
  const why = 'One line\nand another\nThe same happens on /1, /2.';
  expect(foldRoutes(onPages(3))).toEqual([{ ...onPages(1)[0], why }]);
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

test('no line that is printed is longer than a screen: long ones are broken between words, and long words are cut', () => {
  const printed = formatFaults([
    {
      what: `The id "${'z'.repeat(400)}" is used more than once`,
      why: `${'some words '.repeat(40)}\n${'a=1;'.repeat(5000)}\n${'a line\n'.repeat(100)}`,
      fix: 'Mend it.',
    },
  ]);
  expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(240);
  expect(printed).toMatch(/^1\. The id "z{119}… is used more than once$/m);
  expect(printed).toMatch(/^ {3}why {3}(some words ?)+(some)?\n {9}(some|words) /m);
  expect(printed).toMatch(/^ {9}(a=1;){30}…$/m);
  expect(printed).toMatch(/^ {9}… and \d+ more lines\n {3}do {4}Mend it\.$/m);
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
  expect(foldRoutes(pages)).toEqual([
    { ...pages[0], why: 'One line\nand another\nThe same happens on /b, /c.' },
  ]);
  const apart = [
    ['a', 'b'].map((name) => onPage(name)),
    ['a', 'b', 'c'].map((name) => onPage(name, { line: 4 })),
    ['a', 'b', 'c'].map((name) => onPage(name, { fix: `Correct ${name}.` })),
  ];
  for (const faults of apart) expect(foldRoutes(faults)).toEqual(faults);
});
