import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';

/** An `.ico` file begins with a directory of 22 bytes, and the picture follows. */
const ICO_DIRECTORY = 22;

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['favicon.ico', 32],
])('the icon %s is a PNG of the size that platforms need, %d pixels', async (name, size) => {
  const file = readFileSync(join(projectRoot, 'assets/public', name));
  const picture = name.endsWith('.ico') ? file.subarray(ICO_DIRECTORY) : file;
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
});
