import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cached } from './build-cache.ts';
import { hashOf } from './hash.ts';

const compress = promisify(brotliCompress);

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;

/** Takes a seventeenth of the time of the highest quality; the result is a tenth larger. */
const QUICK_QUALITY = 9;

/**
 * The approximate number of bytes that a visitor downloads: compressed with brotli as hosts do on the fly, so never
 * less than the best possible. Measured once per content, in this build or an earlier one.
 */
export async function compressedSize(content: Uint8Array | string): Promise<number> {
  const size = await cached(`brotli ${QUICK_QUALITY} ${hashOf(content)}`, async () =>
    Buffer.from(`${await measure(content, QUICK_QUALITY)}`),
  );
  return Number(`${size}`);
}

/**
 * The size after the best compression if it is more than `budget`, otherwise undefined. Tries the quick
 * qualities first: their results are larger, so what fits at one of them fits at the best, too.
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
