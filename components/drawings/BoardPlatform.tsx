import { Platform, type PlatformPlace } from './Platform.tsx';
import { Slab } from './Slab.tsx';
import { stampShape } from './stamp-shape.ts';
import type { Point } from './trace-route.ts';

const CARD = 'h62v38h-62z';
const CARDS: readonly Point[] = [
  [30, 58],
  [30, 108],
  [30, 158],
  [30, 208],
  [120, 58],
  [120, 158],
  [210, 58],
  [210, 108],
  [210, 158],
];
const TITLES = CARDS.map(([x, y]): Point => [x + 10, y + 13]);
const NOTES = CARDS.map(([x, y]): Point => [x + 10, y + 26]);

/** Collaboration: a board, one of whose cards is on its way. */
export function BoardPlatform(place: PlatformPlace) {
  const lifted = (
    <Slab at={[164, 116, place.z + 26]} width={68} depth={44} height={6}>
      <path className="platform__ink" d="M13 16h38" />
      <path className="platform__pale" d="M13 29h24" />
    </Slab>
  );
  return (
    <Platform line={1} {...place} standing={lifted}>
      <path
        className="platform__shade"
        d="M20 20h82v238h-82zM110 20h82v188h-82zM200 20h82v188h-82z"
      />
      <path className="platform__ink" d="M34 39h34M124 39h44M214 39h26" />
      <path className="platform__card" d={stampShape(CARD, CARDS)} />
      <path className="platform__ink" d={stampShape('h38', TITLES)} />
      <path className="platform__pale" d={stampShape('h24', NOTES)} />
      <path className="platform__dashes" d={`M120 108${CARD}`} />
    </Platform>
  );
}
