import { LineBullet } from '../../drawings/LineBullet.tsx';
import type { PlatformLine } from '../../ui/platform-line.ts';
import './TravellingCard.css';

/** A card on its way, drawn at 0,0. It is too small for words, but it has the number of the line that it is on. */
export function TravellingCard({ line }: { line: PlatformLine }) {
  return (
    <g className="video-card">
      <rect className="video-card__paper" x="-34" y="-20" width="68" height="40" rx="6" />
      <LineBullet line={line} at={[-15, 0]} radius={12} />
      <path className="video-card__words" d="M5-6h20M5 6h12" />
    </g>
  );
}
