import { between, done, easeInOut, startOf } from './timing.ts';
import { STOPS } from './world.ts';

/** The frame sets out a little before a scene ends and arrives when the next one's first caption does. */
const [AHEAD, SECONDS] = [0.3, 1.5];

/**
 * Where the left edge of the frame is: on a pixel whose colour is stored, every second one, so that a codec that moves
 * the picture need not draw it anew.
 */
export function cameraAt(time: number): number {
  const x = STOPS.reduce(
    (from, stop) =>
      between(from, stop.x, done(time, startOf(stop.scene) - AHEAD, SECONDS, easeInOut)),
    0,
  );
  return Math.round(x / 2) * 2;
}
