/**
 * `npm run heading-font`: cuts the letters of all first headings out of the display font. The result is inlined in
 * every page, so that the largest text of a page is right in the first frame and is never painted twice.
 */
import './prerender/require-node.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { PROJECT } from './prerender/options.ts';
import { firstHeadings } from './tools/heading-font/first-headings.ts';

const FONTS = join(PROJECT, 'assets/fonts');
/** The weight of first headings in Heading.css. One weight takes a third of the bytes of a variable font. */
const WEIGHT = 700;

const headings = firstHeadings(join(PROJECT, 'dist'));
const font = await subsetFont(
  readFileSync(join(FONTS, 'familjen-grotesk-latin.woff2')),
  headings.join(''),
  {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    // Kerning is kept; alternative forms of letters are left out.
    keepFeatures: ['kern'],
    dropTables: ['GSUB', 'GDEF', 'STAT'],
  },
);
writeFileSync(join(FONTS, 'familjen-grotesk-headings.inline.woff2'), font);
console.log(
  `${new Set(headings.join('')).size} letters of ${headings.length} headings, ${font.length} bytes`,
);
