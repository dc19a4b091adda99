import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from '../../../scripts/tools/icons/draw-icons.ts';
import { projectRoot } from '../../support/project-root.ts';

const read = (name: string) => readFileSync(join(projectRoot, 'assets/public', name));

test('the bitmap icons are those that `npm run icons` draws, in the sizes that platforms need', async () => {
  const icons = await drawIcons(read('favicon.svg'));
  const sizes: Record<string, number> = {};
  for (const [name, content] of icons) {
    expect(read(name).equals(content)).toBe(true);
    // An .ico file begins with a directory of 22 bytes, and the picture follows.
    const picture = name.endsWith('.ico') ? content.subarray(22) : content;
    const { format, width = 0, height } = await sharp(picture).metadata();
    expect({ format, height }).toEqual({ format: 'png', height: width });
    sizes[name] = width;
  }
  expect(sizes).toEqual({
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'favicon.ico': 32,
  });
});
