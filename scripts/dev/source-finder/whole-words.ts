/** The index of some words in a text, only where they are whole words; -1 if there is none. */
export function indexOfWholeWords(text: string, words: string): number {
  const isWord = (character: string | undefined) => /^[\p{L}\p{N}]$/u.test(character ?? '');
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const splits =
      (isWord(text[at - 1]) && isWord(words[0])) ||
      (isWord(text[at + words.length]) && isWord(words.at(-1)));
    if (!splits) return at;
  }
  return -1;
}
