import { Fragment } from 'react';
import { Interchange } from '../../../components/drawings/Interchange.tsx';
import { interchangeWide } from '../../../components/drawings/interchange-wide.ts';
import { Label } from '../../../components/drawings/Label.tsx';
import { Line } from '../../../components/drawings/Line.tsx';
import { LineBullet } from '../../../components/drawings/LineBullet.tsx';
import { labelRadius } from '../../../components/drawings/line-map-data.ts';
import { routeLength } from '../../../components/drawings/route-length.ts';
import { Station } from '../../../components/drawings/Station.tsx';
import { Train } from '../../../components/drawings/Train.tsx';
import { Drawn } from './drawn.tsx';
import { between, done, easeInOut, startOf } from './timing.ts';
import { FRAME } from './world.ts';

const { radius, lines, stations, interchange } = interchangeWide;

const [LEFT, TOP] = [548, 40];

/** The map from the home page, on paper: a sheet comes in from the right, and the lines draw themselves on it. */
export function MapSheet({ time }: { time: number }) {
  const start = startOf('handover');
  const end = startOf('end');
  const here = done(time, start - 0.2, 0.8);
  if (here === 0) return null;
  const drawn = done(time, start + 0.5, 1.8, easeInOut);
  const named = done(time, start + 1.9, 0.4);
  const run = done(time, end + 0.2, 2.6, easeInOut);
  return (
    <g transform={`translate(${between(FRAME.width, LEFT, here)} ${TOP})`}>
      <rect className="sheet" width="900" height={FRAME.height - 2 * TOP} rx="14" />
      <path
        className="fold"
        d={`M244 0V${FRAME.height - 2 * TOP}M488 0V${FRAME.height - 2 * TOP}`}
      />
      <g className="print" transform="translate(28 6) scale(.84)">
        {lines.map(({ line, vertices, train }) => (
          <Fragment key={line}>
            <Drawn share={drawn}>
              <Line line={line} vertices={vertices} radius={radius} />
            </Drawn>
            {train && run > 0 && (
              <Train
                vertices={vertices}
                radius={radius}
                fromEnd={between(routeLength(vertices, radius), train, run)}
              />
            )}
          </Fragment>
        ))}
        {stations.map((station) => (
          <g key={station.name}>
            {station.terminus ? (
              <LineBullet line={station.terminus} at={station.at} />
            ) : (
              <Station at={station.at} />
            )}
            <g opacity={named}>
              <Label at={station.at} side={station.label} radius={labelRadius(station)}>
                {station.name}
              </Label>
            </g>
          </g>
        ))}
        <g opacity={done(time, start + 1.6, 0.4)}>
          <Interchange stops={interchange.stops} radius={interchange.radius} />
          <Label
            at={interchange.stops[0] ?? [0, 0]}
            side="above"
            radius={interchange.radius}
            strong
          >
            {interchange.name}
          </Label>
        </g>
      </g>
    </g>
  );
}
