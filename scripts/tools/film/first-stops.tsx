import { LineBullet } from '../../../components/drawings/LineBullet.tsx';
import { home } from '../../../pages/index.content.ts';
import { between, done, easeInOut, startOf } from './timing.ts';

const [LEFT, DAYS, RIGHT] = [600, 1050, 1208];
const [TOP, ROW] = [112, 70];
const rows = home.services.rows;
const next = TOP + 26 + ROW * rows.length;

/** The timetable of first stops; below it, how one of the fees counts towards the price of the next project. */
export function FirstStops({ time }: { time: number }) {
  const start = startOf('first-stop') + 1;
  const fee = done(time, start + 5.4, 0.3);
  const project = done(time, start + 4.6, 0.4);
  return (
    <>
      <text className="text text--quiet" x={LEFT} y={TOP - 18}>
        First stop
      </text>
      <text className="text text--quiet" x={DAYS} y={TOP - 18} textAnchor="end">
        Days
      </text>
      <text className="text text--quiet" x={RIGHT} y={TOP - 18} textAnchor="end">
        Excl. VAT
      </text>
      <path
        className="rule"
        d={`M${LEFT} ${TOP}H${between(LEFT, RIGHT, done(time, start - 0.3, 0.9, easeInOut))}`}
      />
      {rows.map(({ line, firstStop, days, price }, index) => {
        const y = TOP + ROW * (index + 0.5);
        return (
          <g key={line} opacity={done(time, start + 0.3 + index * 0.35, 0.3)}>
            <LineBullet line={line} at={[LEFT + 17, y]} />
            <text className="text" x={LEFT + 52} y={y + 10}>
              {firstStop}
            </text>
            <text className="text text--figure" x={DAYS} y={y + 10} textAnchor="end">
              {days}
            </text>
            <text
              className={
                fee > 0 && index === 0 ? 'text text--figure text--brand' : 'text text--figure'
              }
              x={RIGHT}
              y={y + 10}
              textAnchor="end"
            >
              {price}
            </text>
            <path className="hairline" d={`M${LEFT} ${y + ROW / 2}H${RIGHT}`} />
          </g>
        );
      })}
      <g opacity={project}>
        <path
          className="slot"
          d={`M${LEFT + 1} ${next}h${RIGHT - LEFT - 2}v${ROW - 4}h${LEFT - RIGHT + 2}z`}
        />
        <text className="text" x={LEFT + 20} y={next + 43}>
          Next project
        </text>
      </g>
      <text
        className="text text--figure text--brand"
        x={RIGHT - 20}
        y={next + 43}
        textAnchor="end"
        opacity={fee}
      >
        − {rows[0].price}
      </text>
    </>
  );
}
