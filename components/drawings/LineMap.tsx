import { Fragment } from 'react';
import { Interchange } from './Interchange.tsx';
import { Label } from './Label.tsx';
import { Line } from './Line.tsx';
import { LineBullet } from './LineBullet.tsx';
import { type LineMapData, labelRadius } from './line-map-data.ts';
import { Station } from './Station.tsx';
import { Train } from './Train.tsx';

export interface LineMapProps {
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
