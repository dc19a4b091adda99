import './Bill.css';

/** An item, or the total, and its price. */
export type BillLine = readonly [item: string, price: string];

/** Items and their prices, ending with the total. */
export function Bill({ lines }: { lines: readonly BillLine[] }) {
  return (
    <dl className="bill">
      {lines.map(([item, price]) => (
        <div key={item}>
          <dt>{item}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  );
}
