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
  const one = await pixelsOf(before);
  const other = await pixelsOf(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = Buffer.alloc(width * height * 4, 255);
  let differing = 0;
  let rows: Differences['rows'];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 4;
      const a = pixelAt(one, x, y);
      const b = pixelAt(other, x, y);
      if (a && b && isSame(a, b)) {
        for (let channel = 0; channel < 3; channel++) {
          marked[offset + channel] = 255 - (255 - (b[channel] ?? 0)) / 4;
        }
      } else {
        marked.set(RED, offset);
        differing++;
        rows = { first: rows?.first ?? y, last: y };
      }
    }
  }
  const raw = { width, height, channels: 4 } as const;
  return { marked: await sharp(marked, { raw }).png().toBuffer(), differing, rows };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function pixelAt({ data, width, height }: Pixels, x: number, y: number): Uint8Array | undefined {
  if (x >= width || y >= height) return undefined;
  const offset = (y * width + x) * 4;
  return data.subarray(offset, offset + 4);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((value, channel) => Math.abs(value - (b[channel] ?? 0)) <= TOLERANCE);
}
