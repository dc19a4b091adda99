import { expect, test } from 'vitest';
import { emailMistake } from '../../../../../components/blocks/ContactForm/sending/email-mistake.ts';

test.each([
  'hanna@firm.example',
  'hanna+stuck@firm.co.uk',
  "o'brien@firm.example",
  'hanna..pryce.@firm.example',
  'hanna@localhost',
  'hanna@mühle.example',
  'zoë@firm.example',
  'Ελένη@εταιρεία.gr',
  '李@公司.中国',
  'हन्ना@डाटामेल.भारत',
  'hanna@xn--mhle-0ra.example',
])('%s may be an address', (address) => {
  expect(emailMistake(address)).toBe(undefined);
});

test.each([
  ['hanna', 'Enter an email address with an @, like name@company.co.uk'],
  ['hanna pryce', 'Enter an email address with an @, like name@company.co.uk'],
  ['@firm.example', 'Enter what is before the @ in the email address, too'],
  ['hanna@', 'Enter what is after the @ in the email address, too'],
  ['hanna@firm,example', 'Enter the email address with a dot where it has a comma'],
  ['hanna@firm..example', 'Enter the email address with one dot where it has two'],
  ['hanna@firm.example.', 'Enter the email address without the “.” at its end'],
  ['hanna@firm.example,', 'Enter the email address without the “,” at its end'],
  ['hanna@firm-.', 'Enter the email address without the “.” at its end'],
  ['hanna@.firm.example', 'Enter the email address without the “.” after the @'],
  ['mailto:hanna@firm.example', 'Enter the email address without “mailto:”'],
  ['hanna @firm.example', 'Enter the email address without a space'],
  ['hanna@firm .example', 'Enter the email address without a space'],
  ['hanna@firm.example, ravi@firm.example', 'Enter only one email address'],
  ['hanna@firm.example;ravi@firm.example', 'Enter only one email address'],
  ['hanna@firm.example ravi@firm.example', 'Enter only one email address'],
  ['hanna@@firm.example', 'Enter an email address with only one @'],
  [
    'Hanna Pryce <hanna@firm.example>',
    'Enter the email address alone, without a name and without < >',
  ],
  ['ha(nna@firm.example', 'Enter the email address without “(”'],
  ['👩hanna@firm.example', 'Enter the email address without “👩”'],
  ['hanna@firm_x.example', 'Enter the email address without “_” after the @'],
  ['hanna@firm-.example', 'Check what is after the @ in the email address'],
  ['hanna@firm.example\u200b', 'Type the email address again: it contains an invisible character'],
])('whoever writes %s is told: %s', (address, words) => {
  expect(emailMistake(address)).toBe(words);
});
