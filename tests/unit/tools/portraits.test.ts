import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  drawPortraits,
  drawSmallPortrait,
} from '../../../scripts/tools/portraits/draw-portraits.ts';
import { faces, small } from '../../../scripts/tools/portraits/faces.ts';
import { projectRoot } from '../../support/project-root.ts';

const read = (name: string) =>
  readFileSync(join(projectRoot, 'assets/images/portraits', name), 'utf8');

test('the sheet of portraits is what `npm run portraits` draws', () => {
  expect(read('people.svg')).toBe(drawPortraits(faces));
});

test.each(Object.entries(faces))(
  'the background does not show through the head of %s',
  async (_, face) => {
    const size = 330;
    const portrait = drawPortraits({ face })
      .replace('<svg ', `<svg width="${size}" height="${size}" `)
      .replace('<view', '<rect width="1444" height="1444" fill="#f0f"/><view');
    const { data, info } = await sharp(Buffer.from(portrait))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Magenta, also where it is mixed with the white or ink beside it.
    const isGround = (at: number) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * info.channels);
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

test.each(small)('the small portrait of %s is what `npm run portraits` draws', (name) => {
  expect(read(`${name}.inline.svg`)).toBe(drawSmallPortrait(faces[name]));
});
