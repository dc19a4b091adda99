import type { LineNumber } from '../ui/line-number.ts';
import { AccountsPlatform } from './AccountsPlatform.tsx';
import { BoardPlatform } from './BoardPlatform.tsx';
import { PagePlatform } from './PagePlatform.tsx';
import { PLATFORM } from './Platform.tsx';
import { projectIso } from './project-iso.ts';
import { SheetPlatform } from './SheetPlatform.tsx';
import './PlatformStack.css';

const PLATFORMS = {
  1: BoardPlatform,
  2: SheetPlatform,
  3: PagePlatform,
  4: AccountsPlatform,
} as const;

/** Around the picture: room for outlines, and above it for what stands on the highest platform. */
const [MARGIN, HEADROOM] = [4, 24];

/** Picture P2: platforms on top of one another, joined by a lift; the first of the lines lies highest. */
export function PlatformStack({ lines }: { lines: readonly LineNumber[] }) {
  const { side, height, rise } = PLATFORM;
  const top = rise * (lines.length - 1);
  const left = Math.floor(projectIso([0, side, 0])[0]) - MARGIN;
  return (
    <svg
      className="platform-stack"
      viewBox={`${left} ${-top - HEADROOM} ${-2 * left} ${top + HEADROOM + side + height + MARGIN}`}
      aria-hidden="true"
      focusable="false"
    >
      {lines.toReversed().map((line, index) => {
        const PlatformOfLine = PLATFORMS[line];
        return <PlatformOfLine key={line} z={index * rise} isBelow={index < lines.length - 1} />;
      })}
    </svg>
  );
}
