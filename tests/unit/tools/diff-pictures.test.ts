import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from '../../../scripts/tools/diff/compare-pictures.ts';

test('pictures that look the same are none to compare, also if an edge is rounded otherwise', async () => {
  const picture = await paint('#ffffff', 300);
  expect(await comparePictures(picture, await paint('#ffffff', 300))).toBeUndefined();
  expect(await comparePictures(picture, await paint('#fcfcfc', 300))).toBeUndefined();
});

test('pictures that differ are cut to the rows that differ, with some around them', async () => {
  const dot = await paint('#000000', 10);
  const after = await sharp(await paint('#ffffff', 3000))
    .composite([{ input: dot, left: 0, top: 1000 }])
    .png()
    .toBuffer();
  const pictures = await comparePictures(await paint('#ffffff', 3000), after);
  for (const picture of Object.values(pictures ?? {})) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: 40, height: 80 + 10 + 80 });
  }
  const { channels } = await sharp(pictures?.difference).stats();
  expect(channels[0]?.sum).toBe(255 * 40 * 10);
});

test.each(['#ffffff', '#000000'])(
  'what one of two %s pictures has more differs',
  async (colour) => {
    const [short, long] = [await paint(colour, 100), await paint(colour, 120)];
    for (const pictures of [
      await comparePictures(short, long),
      await comparePictures(long, short),
    ]) {
      expect(await sharp(pictures?.difference).metadata()).toMatchObject({ height: 80 + 20 });
    }
  },
);

function paint(background: string, height: number): Promise<Buffer> {
  return sharp({ create: { width: 40, height, channels: 3, background } })
    .png()
    .toBuffer();
}
