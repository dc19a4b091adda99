import type { Point } from './route.ts';
import './Station.css';

/** A stop: a white disc with a ring of ink, on a straight piece of its line; at `0,0` by default. */
export function Station({ at: [x, y] = [0, 0], radius = 9 }: { at?: Point; radius?: number }) {
  return <circle className="station" cx={x || undefined} cy={y || undefined} r={radius} />;
}
