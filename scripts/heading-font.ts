/**
 * `npm run heading-font`: cuts the letters of all first headings out of the display font. The result is inlined in
 * every page, so that the largest text of a page is right in the first frame and is never painted twice.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './prerender/command-line.ts';
import { PROJECT } from './prerender/options.ts';
import { buildFresh } from './tools/build-fresh.ts';
import { firstHeadings } from './tools/heading-font/first-headings.ts';
import { cutLetters, missingLetters } from './tools/heading-font/heading-font.ts';

const FONTS = join(PROJECT, 'assets/fonts');

const usage = `Usage: npm run heading-font

Builds the site, and cuts the letters of all first headings out of the display font. It has no options.
`;

await runCommand({ name: 'heading-font', usage, options: {} }, async () => {
  const display = readFileSync(join(FONTS, 'familjen-grotesk-latin.woff2'));
  const headings = firstHeadings(await buildFresh());
  const letters = headings.join('');
  const missing = await missingLetters(display, letters);
  const font = await cutLetters(display, letters);
  writeFileSync(join(FONTS, 'familjen-grotesk-headings.inline.woff2'), font);
  const count = new Set(letters).size - missing.length;
  console.log(`${count} letters of ${headings.length} headings, ${font.length} bytes`);
  if (missing.length > 0) {
    throw new Error(
      `The display font does not have ${missing.join(' ')}: browsers take these letters from the next font in assets/styles/fonts.css. Change the headings, or the font.`,
    );
  }
});
