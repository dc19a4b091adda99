import { expect, test } from 'vitest';
import { nameToGreet } from '../../../../../components/blocks/ContactForm/receipt/name-to-greet.ts';
import { nextWorkingDay } from '../../../../../components/blocks/ContactForm/receipt/next-working-day.ts';

test.each([
  ['Hanna Pryce', 'Hanna'],
  ['  ada\tlovelace ', 'ada'],
  ['ADA', 'ADA'],
  ['Zoë', 'Zoë'],
  ['Anne-Marie O’Neill', 'Anne-Marie'],
  ['Jo B.', 'Jo'],
  ['李', '李'],
  ['王小明', '王小明'],
  ['مريم العلي', 'مريم'],
  ['हन्ना', 'हन्ना'],
  ['Dr. Ada Lovelace', 'Dr. Ada Lovelace'],
  ['dr  Lovelace', 'dr Lovelace'],
  ['Prof. Dr. A. Lovelace', 'Prof. Dr. A. Lovelace'],
  ['Mr Smith', 'Mr Smith'],
])('%s is greeted as %s', (name, greeted) => {
  expect(nameToGreet(name)).toBe(greeted);
});

test.each([
  '',
  ' ',
  'A.',
  'A',
  'J. R. Tolkien',
  'Dr.',
  'Prof. Dr.',
  'Mr',
  'Dr. 👩‍🚀',
  'Dr. King Jr.',
  '👩‍🚀',
  '👩‍🚀 Ada',
  '-',
  '...',
  '42',
  'Lovelace, Ada',
  'ada@firm.example',
  'https://firm.example',
])('nobody is greeted as “%s”', (name) => {
  expect(nameToGreet(name)).toBe(undefined);
});

test.each([
  ['2026-11-16T09:00Z', 'Tuesday'],
  ['2026-11-17T09:00Z', 'Wednesday'],
  ['2026-11-18T09:00Z', 'Thursday'],
  ['2026-11-19T09:00Z', 'Friday'],
  ['2026-11-20T09:00Z', 'Monday'],
  ['2026-11-21T09:00Z', 'Monday'],
  ['2026-11-22T09:00Z', 'Monday'],
])('whoever writes at %s hears from us by %s', (now, day) => {
  expect(nextWorkingDay(new Date(now))).toBe(day);
});

test.each([
  ['in winter', '2026-11-19T23:59:59Z', 'Friday'],
  ['in winter', '2026-11-20T00:00:00Z', 'Monday'],
  ['in summer', '2026-07-16T22:59:59Z', 'Friday'],
  ['in summer', '2026-07-16T23:00:00Z', 'Monday'],
  ['in summer', '2026-07-19T23:00:00Z', 'Tuesday'],
])('the day ends at midnight in Britain: %s, a message of %s is answered by %s', (_, now, day) => {
  expect(nextWorkingDay(new Date(now))).toBe(day);
});
