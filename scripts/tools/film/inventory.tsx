import { between, done, easeInOut, startOf } from './timing.ts';

/** Custom fields at Northmoor Ferries, before and after. */
const [FOUND, KEPT] = [212, 74];

const [LEFT, TOP, COLUMNS, PITCH, SIZE] = [600, 150, 20, 30.8, 22];

/** The fields that are kept, and their rank among those: they look random, but are always the same. */
const kept = new Map(
  Array.from({ length: FOUND }, (_, field) => field)
    .sort((a, b) => scatter(a) - scatter(b))
    .slice(0, KEPT)
    .sort((a, b) => a - b)
    .map((field, rank) => [field, rank]),
);

function scatter(field: number): number {
  return (Math.sin(field * 127.1 + 3) * 43_758.5453) % 1;
}

const place = (index: number) =>
  [LEFT + (index % COLUMNS) * PITCH, TOP + Math.floor(index / COLUMNS) * PITCH] as const;

/** A square per custom field. Unused ones fade, and the rest moves together. */
export function Inventory({ time }: { time: number }) {
  const start = startOf('inventory') + 1;
  const drop = start + 4.2;
  const together = done(time, drop + 1.3, 1, easeInOut);
  const counted = Math.round(FOUND * done(time, start + 0.2, 2, easeInOut));
  const left = Math.round(between(FOUND, KEPT, done(time, drop, 1.2, easeInOut)));
  return (
    <>
      <text className="text text--quiet" x={LEFT} y={TOP - 56}>
        Northmoor Ferries
      </text>
      <text className="text" x={LEFT} y={TOP - 20}>
        Custom fields
      </text>
      <text className="text text--count" x={1208} y={TOP - 20} textAnchor="end">
        {time < drop ? counted : `${left} kept`}
      </text>
      {Array.from({ length: FOUND }, (_, field) => {
        const rank = kept.get(field);
        const [fromX, fromY] = place(field);
        const [toX, toY] = place(rank ?? field);
        const gone = rank === undefined ? done(time, drop + (field / FOUND) * 0.8, 0.4) : 0;
        const shown = done(time, start + 0.2 + (field / FOUND) * 1.6, 0.2) * (1 - gone);
        if (shown === 0) return null;
        const isCounted = rank !== undefined && time > drop;
        return (
          <rect
            key={fromX * 1000 + fromY}
            className={isCounted ? 'field field--kept' : 'field'}
            x={between(fromX, toX, together)}
            y={between(fromY, toY, together)}
            width={SIZE}
            height={SIZE}
            rx="3"
            opacity={shown}
          />
        );
      })}
    </>
  );
}
