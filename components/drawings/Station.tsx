import type { Point } from './trace-route.ts';
import './Station.css';

/** A stop: a white disc with a ring of ink, on a straight piece of its line. */
export function Station({ at: [x, y], radius = 9 }: { at: Point; radius?: number }) {
  return <circle className="station" cx={x} cy={y} r={radius} />;
}
