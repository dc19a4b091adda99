/**
 * The finished picture, from what is furthest away to what is nearest, in an isometric projection: x runs to the lower
 * right, y to the lower left. A matrix lays what is in a group flat on the floor, or on a wall on the left or right side.
 * Light comes from the left.
 */
export function YardDrawing() {
  const way = 'M-900 452h980a24 24 0 0 0 24-24v-364a24 24 0 0 0-24-24h-80';
  return (
    <>
      {/* The lane and the harbour, to beyond the edges of any panel. The far quay shows its wall. */}
      <g transform="matrix(.866 .5 -.866 .5 0 0)">
        <path fill="var(--rule)" d="M-1500 266h3500v46h-3500z" />
        <path fill="var(--edge)" d="M-1500 346h3500v12h-3500z" />
        <path fill="var(--brand-deep)" fillOpacity=".45" d="M-1500 358h3500v60h-3500z" />
        <path stroke="var(--ctl-border)" strokeWidth="4" d="M-1500 346h3500M-1500 420h3500" />
        <path
          stroke="var(--brand-deep)"
          strokeWidth="3"
          d="M-128 396h44M48 376h22M470 376h44M-330 396h44"
        />
      </g>
      {/* Blocks of the town, without ink or light, so that the yard stands out. */}
      <g stroke="var(--edge)" strokeWidth="2">
        <path
          fill="var(--rule)"
          d="M-658.2-196-580.2-151v26L-658.2-170zM-528.3-271-450.3-226-580.2-151-658.2-196zM-415.7-170-329.1-120v30L-415.7-140zM-311.8-230-225.2-180-329.1-120-415.7-170zM-303.1-75-233.8-35v30L-303.1-45zM-207.8-130-138.6-90-233.8-35-303.1-75zM398.4 96 493.6 151v44L398.4 140zM476.3 51 571.6 106 493.6 151 398.4 96zM216.5 217 294.4 262v28L216.5 245zM285.8 177 363.7 222 294.4 262 216.5 217zM251.1 317 363.7 382v38L251.1 355zM398.4 232 510.9 297 363.7 382 251.1 317z"
        />
        <path
          fill="var(--paper)"
          d="M-450.3-226-580.2-151v26L-450.3-200zM-225.2-180-329.1-120v30L-225.2-150zM-138.6-90-233.8-35v30L-138.6-60zM571.6 106 493.6 151v44L571.6 150zM363.7 222 294.4 262v28L363.7 250zM510.9 297 363.7 382v38L510.9 335z"
        />
      </g>
      {/* The stroke around every solid thing is a colour role: the yard is on dark ink in both layouts. */}
      <g stroke="var(--on-fill)" strokeWidth="2">
        {/* The building behind, the floor of the yard, and our goods shed with its sawtooth roof. */}
        <path fill="var(--ctl-border)" d="M0-52 346.4 148v52L0 0z" />
        <path fill="var(--rule)" d="M389.7 123 346.4 148v52L389.7 175z" />
        <path fill="var(--l4)" d="M43.3-77 389.7 123 346.4 148 0-52z" />
        <g transform="matrix(.866 .5 0 1 0 -52)">
          <path
            fill="var(--plate)"
            d="M24 14h18v20h-18zm36 0h18v20h-18zm36 0h18v20h-18zm36 0h18v20h-18zm36 0h18v20h-18zm36 0h18v20h-18zm36 0h18v20h-18zm36 0h18v20h-18zm36 0h18v20h-18z"
          />
        </g>
        <g transform="matrix(.866 .5 -.866 .5 0 0)">
          <path fill="var(--l4)" d="M0 0h200v230H0z" />
          <path
            stroke="var(--ctl-border)"
            strokeWidth="3"
            d="M193 34h-46v64h46M163 78v-25h8a7 7 0 0 1 0 14h-8"
          />
        </g>
        <g transform="matrix(-.866 .5 0 1 8.7 -133)">
          <path fill="var(--edge)" d="M0 0l60-36v36l60-36v36l60-36v36l60-36v36V128H0z" />
          <path fill="var(--plate)" d="M96 52h18v28h-18zM134 52h18v28h-18zM212 52h18v28h-18z" />
          <path fill="var(--ctl-border)" d="M172 86h24v42h-24z" />
          <path fill="var(--l1)" d="M37 86h26v42H37zM50 86v42" />
        </g>
        <path
          fill="var(--invert)"
          d="M-60.6-173 8.7-133-43.3-139-112.6-179zM-112.6-143-43.3-103-95.3-109-164.5-149zM-164.5-113-95.3-73-147.2-79-216.5-119zM-216.5-83-147.2-43-199.2-49-268.5-89z"
        />
        <g transform="matrix(.866 .5 0 1 -268.5 -89)">
          <path fill="var(--ctl-border)" d="M0 36h80v128H0z" />
          <path
            fill="var(--l4)"
            d="M180-180h80v36h-80zm20 0v36m20-36v36m20-36v36M120-120h80v36h-80zm20 0v36m20-36v36m20-36v36M60-60h80v36h-80zm20 0v36m20-36v36m20-36v36M0 0h80v36h-80zm20 0v36m20-36v36m20-36v36"
          />
        </g>
        {/* The company's ring, which stands out from the wall by 8. */}
        <g transform="matrix(-.866 .5 0 1 -34.6 -86)">
          <path strokeLinecap="round" strokeWidth="80" d="M0 0l-8 8" />
          <path strokeLinecap="round" stroke="var(--brand-deep)" strokeWidth="76" d="M0 0l-8 8" />
          <circle fill="var(--l1)" cx="-8" cy="8" r="39" />
          <circle fill="var(--brand-deep)" cx="-8" cy="8" r="19" />
          <path fill="var(--edge)" d="M9 17A19 19 0 0 1-17-9A19 19 0 0 1 9 17z" />
        </g>
        {/* A boat, and the footbridge. */}
        <path fill="var(--ctl-border)" d="M-389.7 178-317 220v9L-389.7 187z" />
        <path fill="var(--edge)" d="M-296.2 208-317 220v9L-296.2 217z" />
        <path fill="var(--invert)" d="M-368.9 166-296.2 208-317 220-389.7 178z" />
        <path
          fill="var(--invert)"
          d="M-378.4 167.5-357.7 179.5v14L-378.4 181.5zM-362.9 158.5-342.1 170.5-357.7 179.5-378.4 167.5z"
        />
        <path fill="var(--plate)" d="M-342.1 170.5-357.7 179.5v14L-342.1 184.5z" />
        <path fill="var(--ctl-border)" d="M-352.5 188.5-323 205.5v8L-352.5 196.5z" />
        <path fill="var(--rule)" d="M-307.4 196.5-323 205.5v8L-307.4 204.5z" />
        <path fill="var(--l4)" d="M-336.9 179.5-307.4 196.5-323 205.5-352.5 188.5z" />
        <path fill="var(--invert)" d="M-178.4 231-261.5 279v5L-178.4 236z" />
        <path fill="var(--ctl-border)" d="M-220 207-178.4 231-261.5 279-303.1 255z" />
        <Rail at="-220 193" />
        {/*
         * From Temple Meads along the water, over the bridge and through the arch, to our door. The way keeps to the left
         * of the arch, and so is seen to go in before the right pier hides the way.
         */}
        <g transform="matrix(.866 .5 -.866 .5 0 0)">
          <path strokeWidth="14" d={way} />
          <path stroke="var(--l1)" strokeWidth="10" d={way} />
          <path
            stroke="var(--ink)"
            strokeWidth="4"
            strokeDasharray="8 6"
            d="M99 290H-24a12 12 0 0 1-12-12v-12"
          />
        </g>
        <Rail at="-181.9 215" />
        <g transform="matrix(.866 .5 0 1 31.2 154)">
          <path
            strokeWidth="3"
            d="M0 0v-10a6 6 0 0 1 12 0v10M-16 16v-10a6 6 0 0 1 12 0v10M-32 32v-10a6 6 0 0 1 12 0v10M-48 48v-10a6 6 0 0 1 12 0v10"
          />
        </g>
        {/* The lift. */}
        <path
          fill="var(--invert)"
          d="M-282.3-19-237.3 7v120L-282.3 101zM-252.9-36-207.8-10-237.3 7-282.3-19z"
        />
        <path fill="var(--plate)" d="M-207.8-10-237.3 7v120L-207.8 110z" />
        <g transform="matrix(.866 .5 0 1 -282.3 -19)">
          <path fill="var(--ctl-border)" d="M12 68h28v52H12zM26 68v52" />
          <path fill="var(--on-fill)" stroke="none" d="M17 42l9-14 9 14zM17 48l9 14 9-14z" />
          <circle fill="var(--l1)" cx="46" cy="90" r="3.5" />
        </g>
        {/* Low walls, and between them the arch: the left side of its passage is behind its front. */}
        <path fill="var(--ctl-border)" d="M-211.3 82-150.7 117v40L-211.3 122z" />
        <path fill="var(--l4)" d="M-200.9 76-140.3 111-150.7 117-211.3 82z" />
        <g transform="matrix(.866 .5 0 1 -154.1 69)">
          <path fill="var(--rule)" d="M4 2h108v68h-6V36a36 36 0 0 0-72 0v34L14 90H4z" />
        </g>
        <path fill="var(--rule)" d="M-50.2 109-67.5 119v90L-50.2 199z" />
        <path fill="var(--l4)" d="M-136.8 59-50.2 109-67.5 119-154.1 69z" />
        <g transform="matrix(.866 .5 0 1 -154.1 69)">
          <path fill="var(--ctl-border)" d="M0 0h100v90H86V56a36 36 0 0 0-72 0v34H0z" />
          <path
            fill="var(--edge)"
            stroke="none"
            d="M8 10h14v6H8zM4 19h10v6H4zM80 10h14v6H80zM86 19h10v6H86zM3 68h8v6H3zM89 62h8v6H89zM89 80h8v6H89z"
          />
          <path fill="var(--l4)" d="M14 56a36 36 0 0 1 72 0h10a46 46 0 0 0-92 0z" />
          <path strokeWidth="10" strokeDasharray="2 14.1" d="M9 56a41 41 0 0 1 82 0" />
        </g>
        <path fill="var(--ctl-border)" d="M-64.1 167-38.1 182v40L-64.1 207z" />
        <path fill="var(--rule)" d="M-27.7 176-38.1 182v40L-27.7 216z" />
        <path fill="var(--l4)" d="M-53.7 161-27.7 176-38.1 182-64.1 167z" />
        <g transform="matrix(.866 .5 0 1 -211.3 82)">
          <path
            fill="var(--edge)"
            stroke="none"
            d="M8 8h14v6H8zM25 8h14v6H25zM16 17h14v6H16zM42 17h14v6H42zM180 8h14v6H180zM176 17h10v6H176z"
          />
        </g>
      </g>
    </>
  );
}

/** The railing of one side of the footbridge. */
function Rail({ at }: { at: string }) {
  const rail = 'M0 16V0h92v16M23 0v16M46 0v16M69 0v16';
  return (
    <g transform={`matrix(-.866 .5 0 1 ${at})`}>
      <path strokeWidth="5" d={rail} />
      <path stroke="var(--invert)" strokeWidth="2.5" d={rail} />
    </g>
  );
}
