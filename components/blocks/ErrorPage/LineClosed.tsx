import { Label } from '../../drawings/MapSigns.tsx';
import { mapWords } from './error-page.content.ts';

/** A line that goes no further. The train on it waits: one close up, longer than those of the maps, and with windows. */
export function LineClosed({ statusCode }: { statusCode: number }) {
  return statusCode === 404 ? <Unbuilt /> : <Held statusCode={statusCode} />;
}

/** From below the picture: a four, and a nought at the end of its bar. */
const BUILT =
  'M230 1200v-1136a24 24 0 0 0-24-24h0a24 24 0 0 0-17 7l-122 122a24 24 0 0 0-7 17v22a24 24 0 0 0 24 24h195a1 1 0 0 0 1-1v-156a35 35 0 0 1 35-35h2a35 35 0 0 1 35 35v240a35 35 0 0 1-35 35h-2a35 35 0 0 1-35-35v-107';
/** Over the nought, and out of its other side to the buffer stop. */
const WAY_TO_BUFFER =
  'M230 1200v-1136a24 24 0 0 0-24-24h0a24 24 0 0 0-17 7l-122 122a24 24 0 0 0-7 17v22a24 24 0 0 0 24 24h195a1 1 0 0 0 1-1v-156a35 35 0 0 1 35-35h2a35 35 0 0 1 35 35v147a10 10 0 0 0 10 10h147';
/** The second four and, after a gap for its stem, on to beyond the edge of the page. */
const PLANNED =
  'M690 378v-314a24 24 0 0 0-24-24h0a24 24 0 0 0-17 7l-97 97a24 24 0 0 0-7 17v47a24 24 0 0 0 24 24h97M714 232H2000';

/** For 404, the line itself writes the number, and ends at a buffer stop before the last figure is built. */
function Unbuilt() {
  const train = { d: WAY_TO_BUFFER, pathLength: 1 };
  return (
    <svg
      className="line-closed line-closed--unbuilt"
      viewBox="0 10 720 400"
      width="720"
      height="400"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {/* Two rails, because the second path leaves only the edges of the first. */}
      <path className="line-closed__plan" d={PLANNED} strokeWidth="20" strokeDasharray="13 7" />
      {/* Its caps reach over the ends of the rails, where they would show a hairline. */}
      <path d={PLANNED} stroke="var(--paper)" strokeWidth="12" strokeLinecap="square" />
      {/* The foot of the second four: the stop that was asked for. */}
      <circle cx="690" cy="378" r="18" fill="var(--paper)" strokeDasharray="10.5 5.65" />
      <Label at={[690, 378]} side="left" radius={31}>
        {mapWords.wanted}
      </Label>
      <path d={BUILT} strokeWidth="20" />
      {/* The bar passes below the stem, as that of the second four will. */}
      <path stroke="var(--paper)" strokeWidth="8" d="M216 220v24m28-24v24" />
      <path strokeWidth="20" d="M352 232H509" />
      <path strokeWidth="9" d="M509 202v60m2-50h11m-11 40h11" />
      {/* The train and its windows are dashes of the way, and so bend where that turns. */}
      <g className="line-closed__train" strokeDashoffset="-0.9653">
        <path
          {...train}
          stroke="var(--brand)"
          strokeWidth="32"
          strokeLinecap="round"
          strokeDasharray="0.0248 2"
        />
        <path
          {...train}
          stroke="var(--on-fill)"
          strokeWidth="12"
          strokeDasharray="0.0045 0.0023 0.0045 0.0023 0.0045 0.0023 0.0045 2"
        />
      </g>
      <Label at={[459.5, 232]} side="below" radius={35} strong>
        {mapWords.here}
      </Label>
    </svg>
  );
}

/** For other errors the stop is there, but the train is held at a signal. */
function Held({ statusCode }: { statusCode: number }) {
  return (
    <svg className="line-closed" viewBox="0 20 720 340" width="720" height="340" aria-hidden="true">
      <path d="M-1200 210h1356" strokeWidth="12" />
      <path d="M51.05 210h55.05" stroke="var(--brand)" strokeWidth="32" strokeLinecap="round" />
      <path
        d="M51.05 210h55.05"
        stroke="var(--on-fill)"
        strokeWidth="12"
        strokeDasharray="10.03 5.02"
      />
      <path d="M345 202H1916M345 218H1916" />
      {/* A signal at danger: its post, its arm and the stripe on it. */}
      <path strokeWidth="9" d="M176 240V64" />
      <path strokeWidth="22" d="M182 84h-78" />
      <path stroke="var(--paper)" strokeWidth="9" d="M120 73v22" />
      <text className="line-closed__code" x="206" y="210" dy=".35em" textLength="500">
        {statusCode}
      </text>
    </svg>
  );
}
