import { routeLength } from '../../drawings/route-length.ts';
import { routePath } from '../../drawings/route-path.ts';
import type { Vertex } from '../../drawings/trace-route.ts';
import '../../drawings/Train.css';

/** Three windows and the driver's, with the gaps between them; the train ends with the last. */
const WINDOWS = [10, 5, 10, 5, 10, 5, 7];

export interface WaitingTrainProps {
  vertices: readonly Vertex[];
  radius: number;
  /** From its nose to the end of the line, without the round of the nose. */
  fromEnd: number;
}

/**
 * A train close up: as those of the maps it is a dash of its line, but longer, and with windows, which are shorter dashes.
 * To move it, animate the `stroke-dashoffset` of both paths.
 */
export function WaitingTrain({ vertices, radius, fromEnd }: WaitingTrainProps) {
  const way = routeLength(vertices, radius);
  const round = (value: number) => Math.round((value / way) * 1e4) / 1e4;
  const length = WINDOWS.reduce((sum, part) => sum + part);
  const path = {
    d: routePath(vertices, radius),
    pathLength: 1,
    strokeDashoffset: round(fromEnd + length - way),
  };
  return (
    <>
      <path {...path} className="train" strokeDasharray={`${round(length)} 2`} />
      <path
        {...path}
        className="train train__windows"
        strokeDasharray={`${WINDOWS.map(round).join(' ')} 2`}
      />
    </>
  );
}
