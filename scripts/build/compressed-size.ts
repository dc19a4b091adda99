import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The bytes that a visitor downloads: brotli at the highest quality, as hosts store static files. */
export async function compressedSize(content: Uint8Array | string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await compress(content, { params })).length;
}
