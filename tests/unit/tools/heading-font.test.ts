import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutLetters, missingLetters } from '../../../scripts/tools/heading-font/heading-font.ts';
import { projectRoot } from '../../support/project-root.ts';

const display = readFileSync(join(projectRoot, 'assets/fonts/familjen-grotesk-latin.woff2'));

test('the letters that a font does not have are named, once each', async () => {
  expect(await missingLetters(display, 'Où → Ж½ → ∞')).toEqual(['→', 'Ж', '∞']);
  expect(await missingLetters(display, '')).toEqual([]);
});

test('a font that was cut has the letters of its text, and no others', async () => {
  const font = await cutLetters(display, 'Tell us what is stuck.');
  expect(await missingLetters(font, 'Tell us what is stuck.')).toEqual([]);
  expect(await missingLetters(font, 'Quiz us.')).toEqual(['Q', 'z']);
});
