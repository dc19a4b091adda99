import { Plane } from '../scenes/Box.tsx';

/** Streets and water have their names flat on the ground, since level text would cross their edges. */
export function Labels() {
  return (
    <>
      <text className="office-yard__goal" x="26" y="-104">
        The ring
        <tspan className="office-yard__where" x="26" dy="1.3em">
          above our door
        </tspan>
      </text>
      {/* From a thing to its name. */}
      <path stroke="var(--ink)" strokeWidth="3" d="M9-111h11M-284 40h-16M-73 210v14M36 181l18 10" />
      <text x="-306" y="46" textAnchor="end">
        Lift
      </text>
      <text x="-78" y="250">
        Arch
      </text>
      <text x="60" y="200">
        Bike rack
      </text>
      <text x="-398" y="291">
        From
        <tspan x="-398" dy="1.3em">
          Temple Meads
        </tspan>
        <tspan x="-398" dy="1.3em">
          12 min walk
        </tspan>
      </text>
      <Plane side="floor" at={[0, 0, 0]}>
        <text x="246" y="298">
          Siding Lane
        </text>
        <text x="146" y="398">
          Floating Harbour
        </text>
      </Plane>
    </>
  );
}
