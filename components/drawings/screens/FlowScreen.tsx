import { Lifted } from '../Lifted.tsx';
import { FixedScreen } from './FixedScreen.tsx';
import { Marker } from './Marker.tsx';
import './FlowScreen.css';

const STATUSES = [
  { name: 'Unowned', cards: '1', orders: ['Oatcakes, nobody'] },
  {
    name: 'New',
    cards: '4 of 8',
    orders: ['Rusks, Petra', 'Eccles, Ines', 'Parkin, Joel', 'Scones, Dana'],
  },
  { name: 'Mixing', cards: '2 of 3', orders: ['Brioche, Colm', 'Tartlets, Wyn'] },
  {
    name: 'Baking',
    cards: '4 of 4',
    orders: ['Crackers, Joel', 'Flapjack, Wyn', 'Biscotti, Dana', 'Loaves, Ines'],
  },
  { name: 'Packing', cards: '2 of 4', orders: ['Rolls, Petra', 'Teacakes, Colm'] },
  { name: 'Loading', cards: '1 of 2', orders: ['Muffins, Ines'] },
  {
    name: 'Gone',
    cards: '14',
    orders: ['Farls, Joel', 'Pikelets, Dana', 'Bannock, Asha', 'Buns, Wyn', 'Cobs, Petra'],
  },
] as const;

/** A board of seven statuses. The only order without an owner is leaving the first. */
export function FlowScreen() {
  return (
    <FixedScreen title="Orders" place="Week 47" state="Six teams">
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
            {orders.map((order) =>
              status === 0 ? (
                <Lifted key={order}>
                  <Card order={order} />
                </Lifted>
              ) : (
                <Card key={order} order={order} />
              ),
            )}
          </div>
        ))}
      </div>
    </FixedScreen>
  );
}

function Card({ order }: { order: string }) {
  const [what, owner] = order.split(', ');
  return (
    <p>
      {what}
      <small>
        {owner}
        {order === 'Rusks, Petra' && <Marker note={2} />}
      </small>
    </p>
  );
}
