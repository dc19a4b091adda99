import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from '../../../scripts/tools/icons/draw-icons.ts';
import {
  drawPortraits,
  drawSmallPortrait,
} from '../../../scripts/tools/portraits/draw-portraits.ts';
import { faces, small } from '../../../scripts/tools/portraits/faces.ts';
import { projectRoot } from '../../support/project-root.ts';

test('the bitmap icons are those that `npm run icons` draws, in the sizes that platforms need', async () => {
  const read = (name: string) => readFileSync(join(projectRoot, 'assets/public', name));
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

test('the portraits are what `npm run portraits` draws', () => {
  const read = (name: string) =>
    readFileSync(join(projectRoot, 'assets/images/portraits', name), 'utf8');
  expect(read('people.svg')).toBe(drawPortraits(faces));
  for (const name of small) {
    expect(read(`${name}.inline.svg`), name).toBe(drawSmallPortrait(faces[name]));
  }
});

test.each(Object.entries(faces))(
  'the background does not show through the head of %s',
  async (_, face) => {
    const size = 330;
    const portrait = drawPortraits({ face })
      .replace('<svg ', `<svg width="${size}" height="${size}" `)
      .replace('<view', '<rect width="1444" height="1444" fill="#f0f"/><view');
    const data = await sharp(Buffer.from(portrait)).ensureAlpha().raw().toBuffer();
    // Magenta, also where it is mixed with the white or ink beside it.
    const isGround = (at: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4);
      return Math.min(red, blue) - green > 60;
    };
    const ground = new Set(Array.from({ length: size * size }, (_, at) => at).filter(isGround));
    const outside = [0];
    for (const at of outside) {
      if (!ground.delete(at)) continue;
      outside.push(at - 1, at + 1, at - size, at + size);
    }
    const forehead = [...ground].filter(
      (at) => at > size * 74 && at < size * 120 && at % size > 106 && at % size < 220,
    );
    expect(forehead).toEqual([]);
  },
);
