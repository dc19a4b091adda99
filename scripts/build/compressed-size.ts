import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { hashOf } from './asset-files.ts';

const compress = promisify(brotliCompress);

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;

/** Takes a third of the time of the highest quality and gives 2 % more. */
const QUICK_QUALITY = BROTLI_MAX_QUALITY - 1;

const sizes = new Map<string, Promise<number>>();

/**
 * About the bytes that a visitor downloads: brotli, as hosts store static files, never less than the best that can
 * be had. The same content is compressed once, whoever asks.
 */
export function compressedSize(content: Uint8Array | string): Promise<number> {
  const key = hashOf(content);
  const size = sizes.get(key) ?? measure(content, QUICK_QUALITY);
  sizes.set(key, size);
  return size;
}

/**
 * The bytes after the best compression where they are more than `budget`, else undefined. A glance, a hundred
 * times faster, is enough for what fits easily.
 */
export async function sizeOver(
  content: Uint8Array | string,
  budget: number,
): Promise<number | undefined> {
  const atAGlance = await measure(content, 1);
  if (atAGlance <= budget) return undefined;
  const size = await measure(content, BROTLI_MAX_QUALITY);
  return size > budget ? size : undefined;
}

async function measure(content: Uint8Array | string, quality: number): Promise<number> {
  const params = { [BROTLI_PARAM_QUALITY]: quality };
  return (await compress(content, { params })).length;
}
