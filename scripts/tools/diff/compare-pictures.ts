import sharp from 'sharp';

/** How much a pixel may differ unnoticed, of 255: blended edges are rounded. */
const TOLERANCE = 8;

/** Pixels shown above and below what differs. */
const MARGIN = 80;

/** Two pictures, cut to the rows that differ. All are PNGs. */
export interface Comparison {
  before: Buffer;
  after: Buffer;
  /** White where they differ. */
  difference: Buffer;
}

/** @returns undefined if the pictures look the same. If one is larger than the other, the surplus differs. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<Comparison | undefined> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const canvas = { create: { width, height, channels: 3, background: 'grey' } } as const;
  const pad = (input: Buffer) =>
    sharp(canvas)
      .composite([{ input, left: 0, top: 0 }])
      .png()
      .toBuffer();
  const [paddedBefore, paddedAfter] = await Promise.all([pad(before), pad(after)]);
  const blended = await sharp(paddedBefore)
    .composite([{ input: paddedAfter, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const difference = await sharp(blended).threshold(TOLERANCE).png().toBuffer();
  const { channels } = await sharp(difference).stats();
  if (channels[0]?.max === 0) return undefined;

  const { info } = await sharp(difference)
    .trim({ background: 'black' })
    .toBuffer({ resolveWithObject: true });
  const firstRow = -(info.trimOffsetTop ?? 0);
  const top = Math.max(0, firstRow - MARGIN);
  const rows = Math.min(height, firstRow + info.height + MARGIN) - top;
  const cut = (picture: Buffer) =>
    sharp(picture).extract({ left: 0, top, width, height: rows }).png().toBuffer();
  return {
    before: await cut(paddedBefore),
    after: await cut(paddedAfter),
    difference: await cut(difference),
  };
}
