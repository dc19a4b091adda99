import { expect, test } from 'vitest';
import {
  EMAIL,
  plainEmail,
} from '../../../../../components/blocks/ContactForm/sending/plain-email.ts';

test.each([
  ['aoife.o’brien@firm.example', "aoife.o'brien@firm.example"],
  ['ｈａｎｎａ＠ｆｉｒｍ．ｅｘａｍｐｌｅ', 'hanna@firm.example'],
  ['hanna@firm。example', 'hanna@firm.example'],
  ['jean–luc@firm‑a.example', 'jean-luc@firm-a.example'],
  ['\u200bhanna@firm.example\u2060 ', 'hanna@firm.example'],
])('%j is meant as %s', (typed, address) => {
  expect(plainEmail(typed)).toBe(address);
  expect(address).toMatch(EMAIL);
});

test.each(['hanna@firm.example', 'hanna@mühle.example', 'Ελένη@εταιρεία.gr', 'हन्ना@डाटामेल.भारत'])(
  '%s may be an address, and stays as it is',
  (address) => {
    expect(plainEmail(address)).toBe(address.normalize('NFKC'));
    expect(plainEmail(address)).toMatch(EMAIL);
  },
);
