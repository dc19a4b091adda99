import { Platform, type PlatformPlace } from './Platform.tsx';
import { stampShape } from './stamp-shape.ts';

/** Design: a sheet of colours, and a curve with its handles. */
export function SheetPlatform(place: PlatformPlace) {
  return (
    <Platform line={2} {...place}>
      <path className="platform__shade" d="M20 24h160v160h-160z" />
      <path className="platform__card" d="M216 24h62v168h-62z" />
      <path className="platform__wire" d="M228 176C228 96 266 120 266 40M228 176v-70M266 40v60" />
      <path
        className="platform__knot"
        d={stampShape('h12v12h-12z', [
          [222, 170],
          [260, 34],
          [222, 100],
          [260, 94],
        ])}
      />
      {['ink', 'l1', 'l3', 'l4'].map((colour, index) => (
        <circle
          key={colour}
          className={`platform__swatch platform__swatch--${colour}`}
          cx={30 + 46 * index}
          cy="246"
          r="17"
        />
      ))}
      <path className="platform__ink" d="M16 284h72M108 284h40" />
    </Platform>
  );
}
