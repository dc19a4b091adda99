import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cached } from './build-cache.ts';
import { hashOf } from './hash.ts';

const compress = promisify(brotliCompress);

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;

/** Takes a seventeenth of the time of the highest quality and gives a tenth more. */
const QUICK_QUALITY = 9;

/**
 * About the bytes that a visitor downloads: brotli, as hosts compress while they answer, never less than the best that
 * can be had. It is measured once for each content, in this build or an earlier one.
 */
export async function compressedSize(content: Uint8Array | string): Promise<number> {
  const size = await cached(`brotli ${QUICK_QUALITY} ${hashOf(content)}`, async () =>
    Buffer.from(`${await measure(content, QUICK_QUALITY)}`),
  );
  return Number(`${size}`);
}

/**
 * The bytes after the best compression where they are more than `budget`, else undefined. A glance, fifty times faster,
 * is enough for what fits with a tenth to spare, and what the summary says anyway for what fits with a fiftieth.
 */
export async function sizeOver(
  content: Uint8Array | string,
  budget: number,
): Promise<number | undefined> {
  const atAGlance = await measure(content, 6);
  if (atAGlance <= budget || (await compressedSize(content)) <= budget) return undefined;
  const size = await measure(content, BROTLI_MAX_QUALITY);
  return size > budget ? size : undefined;
}

async function measure(content: Uint8Array | string, quality: number): Promise<number> {
  const params = { [BROTLI_PARAM_QUALITY]: quality };
  return (await compress(content, { params })).length;
}
