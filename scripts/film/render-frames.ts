import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFilm } from './open-film.ts';

export const FRAMES_A_SECOND = 30;

/** The name of a frame's picture, as ffmpeg counts them. */
export const FRAME_NAME = '%05d.png';

/**
 * Writes a picture for each frame into a folder.
 *
 * @param tell hears how many there are so far, and how many there will be.
 */
export async function renderFrames(
  folder: string,
  seconds: number,
  tell: (frame: number, frames: number) => void,
): Promise<void> {
  const frames = Math.round(seconds * FRAMES_A_SECOND);
  const film = await openFilm();
  try {
    for (let frame = 0; frame < frames; frame++) {
      writeFileSync(join(folder, fileOf(frame)), await film.show(frame / FRAMES_A_SECOND));
      tell(frame + 1, frames);
    }
  } finally {
    await film.close();
  }
}

function fileOf(frame: number): string {
  return `${String(frame).padStart(5, '0')}.png`;
}
