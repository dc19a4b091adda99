import { Fragment } from 'react';
import type { PlatformLine } from '../ui/platform-line.ts';
import {
  Interchange,
  Label,
  type LabelSide,
  Line,
  LineBullet,
  Station,
  Train,
} from './MapSigns.tsx';
import type { Point, Vertex } from './route.ts';

/** A map of lines that meet in one interchange. */
export interface LineMapData {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** The radius of turns. */
  radius: number;
  /** The first is painted first, below the others. */
  lines: readonly {
    line: PlatformLine;
    /** From the terminus, which shows the line's number, to beyond the edge of the page. */
    vertices: readonly Vertex[];
    /** How far from the end its train stops, if it has one. */
    train?: number;
  }[];
  stations: readonly {
    at: Point;
    name: string;
    label: LabelSide;
    /** Set if the station is the terminus of this line. */
    terminus?: PlatformLine;
  }[];
  interchange: { name: string; radius: number; stops: readonly Point[]; label: LabelSide };
  /** What the lines share from there on, and the start of its baseline. */
  promise: { text: string; at: Point };
}

/** The radii of stations and termini. */
const RADII = { station: 9, terminus: 17 } as const;

/** The radius of a station or terminus, from which its name keeps away. Names above both share one baseline. */
const labelRadius = ({ label, terminus }: LineMapData['stations'][number]) =>
  terminus || label === 'above' ? RADII.terminus : RADII.station;

interface LineMapProps {
  /** Unique on the page. */
  id: string;
  map: LineMapData;
  /** The text alternative, in one sentence. */
  title: string;
  className?: string;
}

/** A line map that draws itself once; then its trains run, and stop. The lines leave it to the right. */
export function LineMap({ id, map, title, className }: LineMapProps) {
  const { viewBox, radius, lines, stations, interchange, promise } = map;
  const last = interchange.label === 'right' ? interchange.stops.at(-1) : interchange.stops[0];
  return (
    <svg
      className={className}
      viewBox={viewBox.join(' ')}
      overflow="visible"
      preserveAspectRatio="xMinYMid"
      role="img"
    >
      <title>{title}</title>
      {lines.map(({ line, vertices, train }) => (
        <Fragment key={line}>
          <Line line={line} vertices={vertices} radius={radius} id={`${id}-${line}`} />
          {train && (
            <Train vertices={vertices} radius={radius} fromEnd={train} line={`${id}-${line}`} />
          )}
        </Fragment>
      ))}
      {stations.map((station) => (
        <g key={station.name} transform={`translate(${station.at.join(' ')})`}>
          {station.terminus ? <LineBullet line={station.terminus} /> : <Station />}
          <Label side={station.label} radius={labelRadius(station)}>
            {station.name}
          </Label>
        </g>
      ))}
      <Interchange stops={interchange.stops} radius={interchange.radius} />
      {last && (
        <Label at={last} side={interchange.label} radius={interchange.radius} strong>
          {interchange.name}
        </Label>
      )}
      <text className="label" x={promise.at[0]} y={promise.at[1]}>
        {promise.text}
      </text>
    </svg>
  );
}
