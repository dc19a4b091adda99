import { Fragment } from 'react';
import { Platform, type PlatformPlace } from './Platform.tsx';
import { projectIso, type Space } from './project-iso.ts';
import { Slab } from './Slab.tsx';

/** Where they stand, along the two front edges. */
const PLACES = [24, 80, 136];

/** Cloud: machines, and the accounts that hold them together. */
export function AccountsPlatform(place: PlatformPlace) {
  const { z } = place;
  const standing = (
    <>
      {PLACES.map((y) => (
        <Fragment key={y}>
          <Slab at={[222, y, z + 36]} width={46} depth={42} height={36} />
          <path className="platform__lights" d={lights([222, y + 42, z + 36])} />
        </Fragment>
      ))}
      {PLACES.map((x) => (
        <Slab key={x} at={[x, 228, z + 12]} width={42} depth={42} height={12} />
      ))}
    </>
  );
  return (
    <Platform line={4} {...place} standing={standing}>
      <path className="platform__wire" d="M50 248H252M244 46V252" />
      <path className="platform__dashes" d="M12 214h180v70h-180z" />
    </Platform>
  );
}

/** Two lights on the left face of what has its upper left corner there. */
function lights([x, y, z]: Space): string {
  return [12, 24]
    .map(
      (down) =>
        `M${projectIso([x + 10, y, z - down])
          .map(Math.round)
          .join(' ')}l12 7`,
    )
    .join('');
}
