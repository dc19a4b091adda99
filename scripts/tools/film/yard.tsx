import { routePath } from '../../../components/drawings/route-path.ts';
import { Station } from '../../../components/drawings/Station.tsx';
import { stations, throughYard } from './yard-plan.ts';

/** From the first station to the last. */
const WAY = throughYard(stations[3].at[0]);

/** The way over the points (railway switches), from each line of the yard to the next, and a station on each line. */
export function Yard() {
  return (
    <>
      <g className="points">
        <path id="yard-points" d={routePath(WAY, 24)} />
        <use href="#yard-points" />
      </g>
      {stations.map(({ name, at }) => (
        <Station key={name} at={at} radius={11} />
      ))}
    </>
  );
}
