/** How often each character occurs in English text, spaces included, per thousand. */
const FREQUENCY: Readonly<Record<string, number>> = {
  ' ': 192,
  a: 65,
  b: 12,
  c: 22,
  d: 35,
  e: 104,
  f: 20,
  g: 16,
  h: 49,
  i: 56,
  j: 1,
  k: 5,
  l: 33,
  m: 20,
  n: 56,
  o: 60,
  p: 14,
  q: 1,
  r: 50,
  s: 52,
  t: 73,
  u: 23,
  v: 8,
  w: 17,
  x: 1,
  y: 15,
  z: 1,
};

export const LETTERS = Object.keys(FREQUENCY);

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
  const weights = LETTERS.map((letter) => FREQUENCY[letter] ?? 0);
  const sum = weights.reduce((total, weight, index) => total + weight * (widths[index] ?? 0), 0);
  return sum / weights.reduce((total, weight) => total + weight, 0);
}

/** A fallback font, as declared in its `@font-face`; percentages as fractions. */
export interface FallbackFace {
  family: string;
  isBold: boolean;
  weights: readonly [least: number, most: number];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Reads the fallback fonts in a stylesheet. */
export function readFallbacks(css: string): FallbackFace[] {
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
