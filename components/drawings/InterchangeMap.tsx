import { interchangeTall } from './interchange-tall.ts';
import { interchangeWide } from './interchange-wide.ts';
import { LineMap } from './LineMap.tsx';
import './InterchangeMap.css';
import './train-runs.late.css';

/** Four lines arrive tangled and leave in parallel. There are two drawings: phones show the one from top to bottom. */
export function InterchangeMap({ title }: { title: string }) {
  return (
    <div className="interchange-map" data-ground="panel">
      <LineMap id="wide" className="interchange-map__wide" map={interchangeWide} title={title} />
      <LineMap id="tall" className="interchange-map__tall" map={interchangeTall} title={title} />
    </div>
  );
}
