import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFilm } from './open-film.ts';

export const FRAMES_A_SECOND = 30;

/** The file name of a frame, in ffmpeg's notation. */
export const FRAME_NAME = '%05d.png';

/**
 * Writes a picture of each frame into a folder.
 *
 * @param onFrame is called with how many frames are done, and how many there are.
 */
export async function renderFrames(
  folder: string,
  seconds: number,
  onFrame: (frame: number, frames: number) => void,
): Promise<void> {
  const frames = Math.round(seconds * FRAMES_A_SECOND);
  const film = await openFilm();
  try {
    for (let frame = 0; frame < frames; frame++) {
      writeFileSync(join(folder, fileOf(frame)), await film.show(frame / FRAMES_A_SECOND));
      onFrame(frame + 1, frames);
    }
  } finally {
    await film.close();
  }
}

function fileOf(frame: number): string {
  return `${String(frame).padStart(5, '0')}.png`;
}
