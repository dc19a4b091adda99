import { Details } from '../../ui/Details.tsx';
import './Offers.css';

export interface Offer {
  readonly name: string;
  readonly length: string;
  /** “£4,800”, “from £18,000”, or where to get a price. */
  readonly price: string;
}

export type Extra = Pick<Offer, 'name' | 'price'>;

/** The parts of a row of departures. */
export function Terms({ name, length, price }: Offer) {
  return (
    <>
      <b>{name}</b> <span>{length}</span> <Price>{price}</Price>
    </>
  );
}

/** What the prices do not include, folded. */
export function Extras({ extras }: { extras: readonly Extra[] }) {
  return (
    <div className="services-list__extras">
      <Details summary="Not included, and what it costs">
        <ul>
          {extras.map(({ name, price }) => (
            <li key={name} className="services-list__extra">
              <span>{name}</span> <span>{price}</span>
            </li>
          ))}
        </ul>
      </Details>
    </div>
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
