import { Plane } from '../scenes/Box.tsx';

/** Streets and water have their names flat on the ground, since level text would cross their edges. */
export function Labels() {
  return (
    <>
      <text className="office-yard__goal" x="26" y="-104">
        Our door
      </text>
      <text x="-300" y="46" textAnchor="end">
        Lift
      </text>
      <text x="-14" y="236">
        Arch
      </text>
      <text x="58" y="200">
        Bike rack
      </text>
      <text x="-339" y="300" textAnchor="middle">
        Temple Meads
        <tspan x="-339" dy="1.3em">
          12 min walk
        </tspan>
      </text>
      <Plane side="floor" at={[0, 0, 0]}>
        <text x="200" y="298">
          Siding Lane
        </text>
        <text x="152" y="398">
          Floating Harbour
        </text>
      </Plane>
    </>
  );
}
