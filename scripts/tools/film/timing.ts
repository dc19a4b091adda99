import { timeScenes } from '../../../components/blocks/Video/film-scene.ts';
import { method } from '../../../pages/_film.content.ts';

export type SceneId = (typeof method)[number]['id'];

const starts = new Map(timeScenes(method).map(({ id, start }) => [id, start]));

/** The second at which a scene begins. */
export function startOf(scene: SceneId): number {
  return starts.get(scene) as number;
}

/** Turns a share of the time, from 0 to 1, into a share of the way. */
export type Easing = (share: number) => number;

/** The site's `--e-line` as a polynomial: starts and ends gently. */
export const easeInOut: Easing = (share) => share ** 3 * (share * (share * 6 - 15) + 10);

/** The site's `--e-out`: starts at once, ends gently. */
const easeOut: Easing = (share) => 1 - (1 - share) ** 3;

export const linear: Easing = (share) => share;

/** How much of a movement is done: 0 before `from`, 1 once its seconds are over. */
export function done(
  time: number,
  from: number,
  seconds: number,
  easing: Easing = easeOut,
): number {
  return easing(Math.min(1, Math.max(0, (time - from) / seconds)));
}

/** A number on its way from one value to another. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
