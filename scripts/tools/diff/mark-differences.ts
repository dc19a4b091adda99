import sharp from 'sharp';

/** How much a colour channel of a pixel may differ unnoticed: blended edges are rounded. */
const TOLERANCE = 8;

const RED = [230, 0, 60, 255] as const;

/** The differences between two pictures. */
export interface Differences {
  /** A PNG: the second picture, faded, with every pixel that differs in red. */
  marked: Buffer;
  /** The number of pixels that differ. */
  differing: number;
  /** The first and last row with a difference; absent if there is none. */
  rows?: { first: number; last: number };
}

/** @param before a PNG. @param after a PNG; if one is longer than the other, the surplus counts as different. */
export async function markDifferences(before: Buffer, after: Buffer): Promise<Differences> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const old = await pixelsOf(before, width, height);
  const pixels = await pixelsOf(after, width, height);
  let differing = 0;
  let rows: Differences['rows'];
  for (let at = 0; at < pixels.length; at += 4) {
    const pixel = pixels.subarray(at, at + 4);
    if (pixel.every((value, channel) => Math.abs(value - (old[at + channel] ?? 0)) <= TOLERANCE)) {
      for (const channel of [0, 1, 2]) pixel[channel] = 255 - (255 - (pixel[channel] ?? 0)) / 4;
    } else {
      pixel.set(RED);
      differing++;
      const row = Math.floor(at / 4 / width);
      rows = { first: rows?.first ?? row, last: row };
    }
  }
  const raw = { width, height, channels: 4 } as const;
  return { marked: await sharp(pixels, { raw }).png().toBuffer(), differing, rows };
}

/** The pixels of a picture, padded with transparent ones. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const image = sharp(picture).ensureAlpha();
  const own = await image.metadata();
  const [right, bottom] = [width - own.width, height - own.height];
  return image.extend({ right, bottom, background: 'transparent' }).raw().toBuffer();
}
