import { expect, test } from 'vitest';
import { nameToGreet } from '../../../../../components/blocks/ContactForm/receipt/name-to-greet.ts';

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
