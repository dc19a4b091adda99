import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;

/** Takes a fortieth of the time of the highest quality; the result is a tenth larger. */
const QUICK_QUALITY = 6;

/** Bytes as they are, and after brotli. */
export interface Size {
  raw: number;
  brotli: number;
}

/** Approximately what a visitor downloads: never less than the best possible. */
export async function sizeOf(content: Uint8Array | string): Promise<Size> {
  return { raw: Buffer.byteLength(content), brotli: await brotliSize(content, QUICK_QUALITY) };
}

/**
 * The size after the best compression if it is more than `budget`, otherwise undefined. What fits after the quick
 * compression also fits after the best, which is then not tried.
 */
export async function sizeOver(
  content: Uint8Array | string,
  budget: number,
): Promise<number | undefined> {
  if ((await brotliSize(content, QUICK_QUALITY)) <= budget) return undefined;
  const size = await brotliSize(content, BROTLI_MAX_QUALITY);
  return size > budget ? size : undefined;
}

async function brotliSize(content: Uint8Array | string, quality: number): Promise<number> {
  const params = { [BROTLI_PARAM_QUALITY]: quality };
  return (await compress(content, { params })).length;
}
