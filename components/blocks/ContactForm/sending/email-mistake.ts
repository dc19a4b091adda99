/**
 * The rule of `<input type=email>`, in which every letter of Unicode may stand where it has a–z: people have such addresses.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** What people get wrong, the most telling first, and what they should do. `$1` is what the pattern has caught. */
const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Cf}]/u, 'Type the email address again: it contains an invisible character'],
  [/^mailto:/i, 'Enter the email address without “mailto:”'],
  [/@.*[\s,;/|&].*@/, 'Enter only one email address'],
  [/<.*>/, 'Enter the email address alone, without a name and without < >'],
  [/@.*@/, 'Enter an email address with only one @'],
  [/^[^@]*$/, 'Enter an email address with an @, like name@company.co.uk'],
  [/^\s*@/, 'Enter what is before the @ in the email address, too'],
  [/@\s*$/, 'Enter what is after the @ in the email address, too'],
  [/\s/, 'Enter the email address without a space'],
  [/([^\p{L}\p{M}\p{N}])$/u, 'Enter the email address without the “$1” at its end'],
  [/@([^\p{L}\p{N}])/u, 'Enter the email address without the “$1” after the @'],
  [/@.*\.\./, 'Enter the email address with one dot where it has two'],
  [/,/, 'Enter the email address with a dot where it has a comma'],
  [/^[^@]*?([^@\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-])/u, 'Enter the email address without “$1”'],
  [/@.*?([^\p{L}\p{M}\p{N}.-])/u, 'Enter the email address without “$1” after the @'],
];

/** @returns what to do about an address that cannot be right, or undefined if it may be. */
export function emailMistake(address: string): string | undefined {
  if (EMAIL.test(address)) return;
  for (const [pattern, words] of MISTAKES) {
    const found = pattern.exec(address);
    if (found) return words.replace('$1', () => found[1] ?? '');
  }
  return 'Check what is after the @ in the email address';
}
