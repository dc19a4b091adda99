import { Lifted } from '../Lifted.tsx';
import { Marker } from '../Screen.tsx';
import { STATUSES } from './statuses.ts';
import './Flow.css';

/** A board of seven statuses. The only order without an owner is leaving the first. */
export function Flow() {
  return (
    <div className="flow">
      {STATUSES.map(({ name, cards, orders }, status) => (
        <div key={name}>
          <b>
            {name}
            {name === 'Unowned' && <Marker note={1} />}
          </b>
          <small>
            {cards}
            {name === 'Mixing' && <Marker note={3} />}
          </small>
          {orders.map((order) => (
            <Lifted key={order} isLifted={status === 0}>
              <Card order={order} />
            </Lifted>
          ))}
        </div>
      ))}
    </div>
  );
}

function Card({ order }: { order: string }) {
  const [what, owner] = order.split(', ');
  return (
    <p className="drawn__card">
      {what}
      <small>
        {owner}
        {order === 'Rusks, Petra' && <Marker note={2} />}
      </small>
    </p>
  );
}
