import subsetFont from 'subset-font';

/** The weight of first headings in Heading.css. One weight takes a third of the bytes of a variable font. */
const WEIGHT = 700;

/** Cuts the letters of a text out of a font, in the weight of first headings. */
export function cutLetters(font: Uint8Array, text: string): Promise<Uint8Array> {
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    // Kerning is kept; alternative forms of letters are left out.
    keepFeatures: ['kern'],
    dropTables: ['GSUB', 'GDEF', 'STAT'],
  });
}

/** The letters of a text that a font does not have, each once. */
export async function missingLetters(font: Uint8Array, text: string): Promise<string[]> {
  const cut = (letter: string) => subsetFont(font, letter, { targetFormat: 'sfnt' });
  // A letter that is not in the font adds nothing to a cut without letters.
  const nothing = Buffer.from(await cut(''));
  const missing: string[] = [];
  for (const letter of new Set(text.replace(/\s/g, ''))) {
    if (nothing.equals(await cut(letter))) missing.push(letter);
  }
  return missing;
}
