import { Fragment, useId } from 'react';
import { drawingWords } from './drawings.content.ts';
import { type InterchangePlan, TERMINI, tall, wide } from './interchange-plans.ts';
import { Interchange, Label, Line, LineBullet, Station } from './MapSigns.tsx';
import './InterchangeMap.css';
import './train-runs.css';

interface InterchangeMapProps {
  /** The text alternative, in one sentence. */
  title: string;
}

/**
 * Four lines arrive tangled and leave in parallel, to the right. The map is uncovered once; then its trains run, and stop.
 * There are two drawings: phones show the one from top to bottom.
 */
export function InterchangeMap({ title }: InterchangeMapProps) {
  return (
    <div className="interchange-map" data-ground="panel">
      <Drawing name="wide" {...wide} title={title} />
      <Drawing name="tall" {...tall} title={title} />
    </div>
  );
}

/** The radii of stations and termini, from which names keep away. Names above both share one baseline. */
const RADII = { station: 9, terminus: 17 } as const;

type DrawingProps = InterchangeMapProps & InterchangePlan & { name: 'wide' | 'tall' };

function Drawing({ name, title, ...plan }: DrawingProps) {
  const id = useId();
  const { viewBox, lines, stations, interchange, promise } = plan;
  const { stops, label } = interchange;
  const [, , width, height] = viewBox.split(' ');
  return (
    <svg
      className={`interchange-map__${name}`}
      viewBox={viewBox}
      width={width}
      height={height}
      overflow="visible"
      preserveAspectRatio="xMinYMid"
      role="img"
    >
      <title>{title}</title>
      {lines.map(({ line, path, train }) => (
        <Fragment key={line}>
          <Line line={line} path={path} id={`${id}${line}`} />
          {train && (
            <use href={`#${id}${line}`} className={`train train--${name}-${line}`} {...train} />
          )}
        </Fragment>
      ))}
      {Object.entries(stations).map(([station, [x, y, side = 'above']]) => (
        <g key={station} transform={`translate(${x} ${y})`}>
          {TERMINI[station] ? <LineBullet line={TERMINI[station]} /> : <Station />}
          <Label side={side} radius={side === 'above' ? RADII.terminus : RADII.station}>
            {station}
          </Label>
        </g>
      ))}
      <Interchange stops={stops} radius={interchange.radius} />
      <Label
        at={stops.at(label === 'right' ? -1 : 0)}
        side={label}
        radius={interchange.radius}
        strong
      >
        {drawingWords.interchange}
      </Label>
      <text className="label" x={promise[0]} y={promise[1]}>
        <tspan fontWeight="600">{drawingWords.promise}</tspan>
      </text>
    </svg>
  );
}
