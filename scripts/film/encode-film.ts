import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FRAME_NAME, FRAMES_A_SECOND } from './render-frames.ts';

/** BT.709 in the range used for video: what browsers show as the page's own colours. */
const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

/** A key frame every ten seconds is enough for skipping in a film of seventy. */
const KEY_FRAMES = ['-g', String(10 * FRAMES_A_SECOND)];

/** Constant quality, the best that keeps flat colours below 900 kB; H.264 at a level that old phones can play. */
const CODECS = {
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 33 -deadline good -cpu-used 1 -row-mt 1 -auto-alt-ref 1 -lag-in-frames 25 -tune-content screen',
  mp4: '-c:v libx264 -profile:v high -level 3.1 -refs 5 -preset veryslow -tune animation -crf 22.5 -movflags +faststart',
} as const;

/** @throws Error when ffmpeg is missing. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error(
    'The film is encoded by ffmpeg (with libvpx-vp9 and libx264), but there is no `ffmpeg` on the PATH. Install it (`apt install ffmpeg`, `brew install ffmpeg`) and run this again.',
  );
}

/**
 * Encodes a folder of frames.
 *
 * @throws Error with ffmpeg's output.
 */
export function encodeFilm(frames: string, kind: keyof typeof CODECS, file: string): void {
  const { status, stderr } = spawnSync('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-framerate', String(FRAMES_A_SECOND), '-i', join(frames, FRAME_NAME)],
    ...COLOURS,
    ...CODECS[kind].split(' '),
    ...KEY_FRAMES,
    // Leaves out the date and the encoder's version, so that the same frames give the same file.
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    file,
  ]);
  if (status !== 0) throw new Error(`ffmpeg could not write ${file}; it says:\n${stderr}`);
}
