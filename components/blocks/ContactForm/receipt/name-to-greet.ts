const TITLE = /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|lord|lady|rev|revd)\.?$/i;

/** A whole word, no initial. Scripts without capitals have names of one letter. */
const WORD = /^\p{L}[\p{L}\p{M}’'-]+$|^\p{Lo}$/u;

const INITIAL = /^\p{L}{1,3}\.$/u;

/**
 * How to address somebody by the name that they wrote: by its first word, or by all of it if it begins with a title, as
 * “Dr. Lovelace”.
 *
 * @returns undefined if it has no such word: an initial, a title alone, an emoji.
 */
export function nameToGreet(name: string): string | undefined {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (!TITLE.test(first)) return WORD.test(first) ? first : undefined;
  const last = words.at(-1) ?? '';
  const isWhole = words.every((word) => WORD.test(word) || INITIAL.test(word) || TITLE.test(word));
  return isWhole && WORD.test(last) && !TITLE.test(last) ? words.join(' ') : undefined;
}
