/** What phones and text programs write in place of the characters of an address. */
const ASCII: readonly (readonly [RegExp, string])[] = [
  [/[‘’‛ʼ′]/g, "'"],
  [/\p{Pd}/gu, '-'],
  [/[。．｡]/g, '.'],
  [/[\p{Cc}\p{Cf}]/gu, ''],
];

/** An e-mail address as it is meant: with plain signs, and without what nobody sees. */
export function plainEmail(address: string): string {
  const plain = ASCII.reduce((text, [odd, sign]) => text.replace(odd, sign), address);
  return plain.normalize('NFKC').trim();
}

/**
 * The rule of `<input type=email>`, in which every letter of Unicode may stand where it has a–z: people have such addresses.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;
