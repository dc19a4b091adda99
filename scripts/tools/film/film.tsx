import { Journey } from './journey.tsx';
import { MapSheet } from './map-sheet.tsx';
import { Pictures } from './pictures.tsx';
import { Stops } from './stops.tsx';
import { Joins, Lines, Stations } from './tangle.tsx';
import { between, done, easeInOut, startOf } from './timing.ts';
import { Name, Words } from './words.tsx';
import { FRAME, STOPS } from './world.ts';
import { YardRun } from './yard-run.tsx';

/** The film at a moment. Nothing in it has its own clock: the same second always gives the same picture. */
export function Film({ time }: { time: number }) {
  const { width, height } = FRAME;
  return (
    <div className="film">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <g data-ground="panel">
          <rect className="ground" width={width} height={height} />
          <g transform={`translate(${-cameraAt(time)} 0)`}>
            <Lines time={time} />
            <Joins time={time} />
            <Stations time={time} />
            <Journey time={time} />
            <Stops time={time} />
            <YardRun time={time} />
            <Pictures time={time} />
          </g>
        </g>
        <MapSheet time={time} />
      </svg>
      <div data-ground="panel">
        <Words time={time} />
        <Name time={time} />
      </div>
    </div>
  );
}

/** The camera leaves a little before a scene ends and arrives with the first caption of the next one. */
const [AHEAD, SECONDS] = [0.3, 1.5];

/**
 * The x position of the frame's left edge. It is even, because video stores colour at every second pixel only: then a
 * codec can move the picture without drawing it again.
 */
function cameraAt(time: number): number {
  const x = STOPS.reduce(
    (from, stop) =>
      between(from, stop.x, done(time, startOf(stop.scene) - AHEAD, SECONDS, easeInOut)),
    0,
  );
  return Math.round(x / 2) * 2;
}
