import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './OrdersScreen.css';

const STOPS = ['Unowned', 'New', 'Mixing', 'Baking', 'Packing', 'Loading', 'Gone'];

/** A line for each of six teams: what is on it, at which stop, and who owns it. */
const LINES = [
  [
    [1, 'Oatcakes', 'Asha'],
    [5, 'Teacakes', 'Colm'],
  ],
  [
    [2, 'Rusks', 'Petra'],
    [6, 'Muffins', 'Ines'],
  ],
  [[4, 'Biscotti', 'Dana']],
  [[3, 'Malt loaf', 'Wyn, a day late']],
  [
    [2, 'Scones', 'Dana'],
    [5, 'Rolls', 'Petra'],
  ],
  [
    [4, 'Loaves', 'Ines'],
    [7, 'Cobs', 'Petra'],
  ],
] as const;

const MARKERS: Readonly<Record<string, 1 | 2 | 3>> = { Rusks: 1, Oatcakes: 2, 'Malt loaf': 3 };

/** Orders as trains on lines of seven stops; the only one without an owner is leaving the first. */
export function OrdersScreen() {
  return (
    <Screen title="Orders" place="Week 47" state="Six teams" fixed>
      <div className="orders">
        <p className="orders__line orders__stops">
          {STOPS.map((stop) => (
            <b key={stop}>{stop}</b>
          ))}
        </p>
        {LINES.map((trains) => (
          <div key={trains[0][1]} className="orders__line">
            {trains.map(([stop, order, owner]) => {
              const note = MARKERS[order];
              const train = (
                <p>
                  <b>{order}</b> {owner}
                  {note && <Marker note={note} />}
                </p>
              );
              return (
                <div key={order} className="orders__train" data-stop={stop}>
                  {stop === 1 ? <Lifted>{train}</Lifted> : train}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Screen>
  );
}
