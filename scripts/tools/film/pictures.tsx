import type { ComponentType } from 'react';
import { timeScenes } from '../../../components/blocks/Video/film-scene.ts';
import { method } from '../../../pages/_film.content.ts';
import { Cutover } from './cutover.tsx';
import { FirstStops } from './first-stops.tsx';
import { Inventory } from './inventory.tsx';
import { Rehearsals } from './rehearsals.tsx';
import { done, easeInOut, type SceneId } from './timing.ts';
import { FRAME, STOPS } from './world.ts';

/** The pictures above the stops, in coordinates of the frame. */
const PICTURES: Partial<Record<SceneId, ComponentType<{ time: number }>>> = {
  'first-stop': FirstStops,
  inventory: Inventory,
  rehearsals: Rehearsals,
  cutover: Cutover,
};

const [LEFT, HEIGHT] = [560, 528];
const scenes = timeScenes(method);

/**
 * The picture of each stop, uncovered from the left once the camera has arrived, and covered again before it leaves.
 */
export function Pictures({ time }: { time: number }) {
  return STOPS.map(({ scene, x }) => {
    const Picture = PICTURES[scene];
    const { start = 0, end = 0 } = scenes.find(({ id }) => id === scene) ?? {};
    const from = LEFT + (FRAME.width - LEFT) * done(time, end - 0.6, 0.35, easeInOut);
    const to = LEFT + (FRAME.width - LEFT) * done(time, start + 0.8, 0.5, easeInOut);
    if (!Picture || to <= from) return null;
    return (
      <g key={scene} transform={`translate(${x} 0)`} clipPath={`url(#${scene})`}>
        <clipPath id={scene}>
          <rect x={from} y="0" width={to - from} height={HEIGHT} />
        </clipPath>
        <Picture time={time} />
      </g>
    );
  });
}
