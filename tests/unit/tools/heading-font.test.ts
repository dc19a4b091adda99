import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingLetters } from '../../../scripts/tools/heading-font/heading-font.ts';
import { projectRoot } from '../../support/project-root.ts';

const display = readFileSync(join(projectRoot, 'assets/fonts/familjen-grotesk-latin.woff2'));

test('the letters that a font does not have are named, once each', async () => {
  expect(await missingLetters(display, 'Où → Ж½ → ∞')).toEqual(['→', 'Ж', '∞']);
  expect(await missingLetters(display, '')).toEqual([]);
});
