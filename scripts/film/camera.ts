import { between, done, easeInOut, startOf } from './timing.ts';
import { STOPS } from './world.ts';

/** The camera leaves a little before a scene ends and arrives with the first caption of the next one. */
const [AHEAD, SECONDS] = [0.3, 1.5];

/**
 * The x position of the frame's left edge. It is even, because video stores colour at every second pixel only: then a
 * codec can move the picture without drawing it again.
 */
export function cameraAt(time: number): number {
  const x = STOPS.reduce(
    (from, stop) =>
      between(from, stop.x, done(time, startOf(stop.scene) - AHEAD, SECONDS, easeInOut)),
    0,
  );
  return Math.round(x / 2) * 2;
}
