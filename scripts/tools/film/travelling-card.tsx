import { LineBullet } from '../../../components/drawings/LineBullet.tsx';
import type { PlatformLine } from '../../../components/ui/platform-line.ts';

/** A card on its way, drawn at 0,0. It is too small for words, but it has the number of the line that it is on. */
export function TravellingCard({ line }: { line: PlatformLine }) {
  return (
    <g className="travelling-card">
      <rect x="-34" y="-20" width="68" height="40" rx="6" />
      <LineBullet line={line} at={[-15, 0]} radius={12} />
      <path d="M5-6h20M5 6h12" />
    </g>
  );
}
