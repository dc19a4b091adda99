import './Offers.css';

export interface Offer {
  readonly name: string;
  readonly length: string;
  /** “£4,800”, “from £18,000”, or where to get a price. */
  readonly price: string;
}

/** The parts of a row of departures. */
export function Terms({ name, length, price }: Offer) {
  return (
    <>
      <b>{name}</b> <span>{length}</span> <Price>{price}</Price>
    </>
  );
}

/** Sets the amount in large type and a word before it in small type; words without an amount are bold. */
function Price({ children }: { children: string }) {
  const [, words, amount] = /^([^£]*)(£.*)?$/.exec(children) ?? [];
  return (
    <span>
      {amount ? (
        <>
          {words}
          <b className="services-list__price">{amount}</b>
        </>
      ) : (
        <b>{words}</b>
      )}
    </span>
  );
}
