import { Label, Line, Train, type TrainProps } from '../../drawings/MapSigns.tsx';
import { type Point, routePath, type Vertex } from '../../drawings/route.ts';

/** A line that goes no further. The train on it waits. */
export function LineClosed({ statusCode }: { statusCode: number }) {
  return statusCode === 404 ? <Unbuilt /> : <Held statusCode={statusCode} />;
}

/** Four windows and the gaps between them. */
const WINDOWS = [10, 5, 10, 5, 10, 5, 10];
/** The train is as long as its windows; its round ends are added. */
const TRAIN_LENGTH = WINDOWS.reduce((sum, part) => sum + part);

const TURN = 24;
/** The sides of the nought: clear of the four, and on a phone of what is below the train. */
const [LEFT, RIGHT] = [280, 352] as const;
/** From the stops below the picture: a four, and a nought at the end of its bar. */
const BUILT: readonly Vertex[] = [
  [230, 1200],
  [230, 40],
  [196, 40],
  [60, 176],
  [60, 232],
  // Square, so that the bar ends in the side of the nought.
  [LEFT, 232, 1],
  [LEFT, 40, 35],
  [RIGHT, 40, 35],
  [RIGHT, 350, 35],
  [LEFT, 350, 35],
  // Where the nought began.
  [LEFT, 208],
];
/** Where the buffer stop is, and how far from it the train stops. */
const [END, FROM_END] = [509, 22] as const;
/** Over the nought, and out of its other side to the buffer stop. */
const TRAIN_WAY: readonly Vertex[] = [...BUILT.slice(0, 8), [RIGHT, 232, 10], [END, 232]];
/** The middle of the train, when it has stopped. */
const STOPPED: Point = [END - FROM_END - TRAIN_LENGTH / 2, 232];
/**
 * The foot of the second four: the stop that was asked for. The drawing may be wider than its column, so it keeps away
 * from the edge.
 */
const WANTED: Point = [690, 378];
/** The second four and, after a gap for its stem, on to beyond the edge of the page. */
const PLANNED = `${routePath(
  [WANTED, [690, 40], [656, 40], [545, 151], [545, 232], [666, 232]],
  TURN,
)}M714 232H2000`;

/** For 404, the line itself writes the number, and ends at a buffer stop before the last figure is built. */
function Unbuilt() {
  return (
    <svg
      className="line-closed line-closed--unbuilt"
      viewBox="0 10 720 400"
      width="720"
      height="400"
      aria-hidden="true"
    >
      {/* Two rails, because the second path leaves only the edges of the first. */}
      <path className="line-closed__plan" d={PLANNED} />
      <path className="line-closed__between" d={PLANNED} />
      <circle className="line-closed__wanted" cx={WANTED[0]} cy={WANTED[1]} r="18" />
      <Label at={WANTED} side="left" radius={31}>
        Your page
      </Label>
      <Line line={1} vertices={BUILT} radius={TURN} />
      {/* The bar passes below the stem, as that of the second four will. */}
      <path className="line-closed__crossing" d="M216 220v24m28-24v24" />
      <path className="line-closed__stub" d={`M${RIGHT} 232H${END}`} />
      <path className="line-closed__buffer" d={`M${END} 202v60m2-50h11m-11 40h11`} />
      <WaitingTrain vertices={TRAIN_WAY} radius={TURN} fromEnd={FROM_END} />
      <Label at={STOPPED} side="below" radius={35} strong>
        You are here
      </Label>
    </svg>
  );
}

const WAY: readonly Vertex[] = [
  [-1200, 210],
  [156, 210],
];

/** For other errors the stop is there, but the train is held at a signal. */
function Held({ statusCode }: { statusCode: number }) {
  return (
    <svg className="line-closed" viewBox="0 20 720 340" width="720" height="340" aria-hidden="true">
      <Line line={1} vertices={WAY} radius={TURN} />
      <WaitingTrain vertices={WAY} radius={TURN} fromEnd={50} />
      <path d="M345 202H1916M345 218H1916" />
      {/* A signal at danger: its post, its arm and the stripe on it. */}
      <path className="line-closed__buffer" d="M176 240V64" />
      <path className="line-closed__arm" d="M182 84h-78" />
      <path className="line-closed__stripe" d="M120 73v22" />
      <text className="line-closed__code" x="206" y="210" dy=".35em" textLength="500">
        {statusCode}
      </text>
    </svg>
  );
}

/**
 * A train close up: longer than those of the maps, and with windows. `fromEnd` is the distance of its nose from the end of
 * the line, without the round. To move the train, animate the offset of train and windows.
 */
function WaitingTrain({ fromEnd, ...way }: Pick<TrainProps, 'vertices' | 'radius' | 'fromEnd'>) {
  const train = { ...way, fromEnd: fromEnd + TRAIN_LENGTH };
  return (
    <>
      <Train {...train} parts={[TRAIN_LENGTH]} />
      <Train {...train} parts={WINDOWS} className="train__windows" />
    </>
  );
}
