import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const FRAMES_A_SECOND = 30;

/** BT.709 in the range used for video: what browsers show as the page's own colours. */
const COLOURS =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';

/** A key frame every ten seconds is enough for skipping in a film of seventy. */
const KEY_FRAMES = `-g ${10 * FRAMES_A_SECOND}`;

/** Leaves out the date and the encoder's version, so that the same frames give the same file. */
const REPRODUCIBLE = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact';

/** Constant quality, the best that keeps flat colours below 900 kB; H.264 at a level that old phones can play. */
const CODECS = {
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 33 -deadline good -cpu-used 1 -row-mt 1 -auto-alt-ref 1 -lag-in-frames 25 -tune-content screen',
  mp4: '-c:v libx264 -profile:v high -level 3.1 -refs 5 -preset veryslow -tune animation -crf 22.5 -movflags +faststart',
};

/** @throws Error when ffmpeg is missing. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error(
    'The film is encoded by ffmpeg (with libvpx-vp9 and libx264), but there is no `ffmpeg` on the PATH. Install it (`apt install ffmpeg`, `brew install ffmpeg`) and run this again.',
  );
}

/**
 * Encodes PNGs, one per frame, as `the-method.webm` and `the-method.mp4` in a folder.
 *
 * @throws Error when ffmpeg fails; it prints why.
 */
export async function encodeFilm(frames: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const outputs = Object.entries(CODECS).flatMap(([kind, codec]) => [
    ...[COLOURS, codec, KEY_FRAMES, REPRODUCIBLE].flatMap((options) => options.split(' ')),
    join(folder, `the-method.${kind}`),
  ]);
  const input = `-hide_banner -loglevel error -y -f image2pipe -framerate ${FRAMES_A_SECOND} -i -`;
  const ffmpeg = spawn('ffmpeg', [...input.split(' '), ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const [[status], interruption] = await Promise.all([
    once(ffmpeg, 'close'),
    pipeline(frames, ffmpeg.stdin).catch((error: Error) => error),
  ]);
  if (status !== 0) throw new Error('ffmpeg could not encode the film; the reason is above.');
  if (interruption) throw interruption;
}
