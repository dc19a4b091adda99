export const LETTERS = [...' abcdefghijklmnopqrstuvwxyz'];

/** How often each character occurs in English text, per thousand, in the order of LETTERS. */
const FREQUENCY = [
  192, 65, 12, 22, 35, 104, 20, 16, 49, 56, 1, 5, 33, 20, 56, 60, 14, 1, 50, 52, 73, 23, 8, 17, 1,
  15, 1,
];

/** The advance widths of Arial in thousandths of the font size, in the order of LETTERS. */
export const ARIAL = {
  regular: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500,
  ],
  bold: [
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
    556, 333, 611, 556, 778, 556, 556, 500,
  ],
} as const;

/** The average width of a character of English text. */
export function averageWidth(widths: readonly number[]): number {
  const sum = FREQUENCY.reduce((total, often, index) => total + often * (widths[index] ?? 0), 0);
  return sum / FREQUENCY.reduce((total, often) => total + often, 0);
}

/** Reads the fallback fonts in a stylesheet, as declared in their `@font-face`; percentages as fractions. */
export function readFallbacks(css: string) {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const read = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? '';
    if (!read('src').startsWith('local(')) return [];
    const share = (name: string) => Number.parseFloat(read(name)) / 100;
    const [least = 0, most = least] = read('font-weight').split(' ').map(Number);
    return {
      family: read('font-family').replaceAll('"', ''),
      isBold: read('src').includes('Bold'),
      weights: [least, most] as const,
      sizeAdjust: share('size-adjust'),
      ascent: share('ascent-override'),
      descent: share('descent-override'),
      lineGap: share('line-gap-override'),
    };
  });
}
