import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import './AssetsScreen.css';

const ASSETS = [
  {
    what: 'Card reader 7',
    kind: 'Payments',
    who: 'Café, MV Tern',
    check: '3 December 2026',
    requests: '1 request',
  },
  {
    what: 'Gate scanner 3',
    kind: 'Pier',
    who: 'North pier',
    check: '20 December 2026',
    requests: '4 requests',
  },
  {
    what: 'Crew tablet 41',
    kind: 'Tablet',
    who: 'Bridge, MV Tern',
    check: '14 January 2027',
    requests: '2 requests',
  },
  {
    what: 'Radio 112',
    kind: 'Handset',
    who: 'Sunniva Aas',
    check: '9 March 2027',
    requests: 'none',
  },
  {
    what: 'Laptop 388',
    kind: 'Office',
    who: 'Annika Strand',
    check: '1 June 2027',
    requests: 'none',
  },
] as const;

/** A register of equipment: what each item is, who has it, when it is checked, and the requests about it. */
export function AssetsScreen() {
  return (
    <Screen title="Assets" place="Next checks first" state="1,268 things" fixed>
      <div className="assets">
        {ASSETS.map(({ what, kind, who, check, requests }, index) => (
          <div key={what} className="assets__row">
            <p>
              <b>{what}</b>
              <small>{kind}</small>
            </p>
            <p>{who}</p>
            <p>{check}</p>
            {index === 1 ? (
              <Lifted>
                <p className="assets__requests">{requests}</p>
              </Lifted>
            ) : (
              <p className="assets__requests">{requests}</p>
            )}
          </div>
        ))}
      </div>
    </Screen>
  );
}
