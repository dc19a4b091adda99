import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingLetters } from '../../../scripts/tools/heading-font/heading-font.ts';
import { openAt } from '../../support/browser/open-page.ts';
import { projectRoot } from '../../support/project-root.ts';
import { ROUTES } from '../../support/site-routes.ts';
import { ARIAL, averageWidth, LETTERS, readFallbacks } from '../../support/sources/font-metrics.ts';

const fallbacks = readFallbacks(readFileSync(join(projectRoot, 'assets/styles/fonts.css'), 'utf8'));

// Not every machine has Arial. Its widths are known, so the result is computed.
test.each([
  { family: 'Familjen Grotesk', fallback: 'Familjen fallback', weight: 700 },
  { family: 'Instrument Sans', fallback: 'Instrument fallback', weight: 400 },
  { family: 'Instrument Sans', fallback: 'Instrument fallback', weight: 600 },
])(
  'as long as $family $weight is missing, Arial takes the same space',
  async ({ family, fallback, weight }) => {
    const face = fallbacks.find(
      ({ family: name, weights: [least, most] }) =>
        name === fallback && least <= weight && weight <= most,
    );
    const page = await openAt('/');
    const measured = await page.evaluate(
      async ({ font, letters }) => {
        await document.fonts.load(font);
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('no canvas');
        context.font = font;
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
        return {
          widths: letters.map((letter) => context.measureText(letter).width),
          ascent: fontBoundingBoxAscent,
          descent: fontBoundingBoxDescent,
        };
      },
      { font: `${weight} 1000px "${family}"`, letters: LETTERS },
    );

    const arial = averageWidth(face?.isBold ? ARIAL.bold : ARIAL.regular);
    const sizeAdjust = averageWidth(measured.widths) / arial;
    expect(face?.sizeAdjust).toBeCloseTo(sizeAdjust, 2);
    // An override is multiplied by `size-adjust`.
    expect((face?.ascent ?? 0) * sizeAdjust).toBeCloseTo(measured.ascent / 1000, 2);
    expect((face?.descent ?? 0) * sizeAdjust).toBeCloseTo(measured.descent / 1000, 2);
    expect(face?.lineGap).toBe(0);
  },
);

test.each([...ROUTES, '/404.html'])(
  'every letter of the first heading of %s comes with the page',
  async (path) => {
    const page = await openAt(path);
    const letters = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
    const font = readFileSync(
      join(projectRoot, 'assets/fonts/familjen-grotesk-headings.inline.woff2'),
    );
    expect(await missingLetters(font, letters), 'npm run heading-font adds letters').toEqual([]);
  },
);
