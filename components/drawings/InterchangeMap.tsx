import { interchangeTall } from './interchange-tall.ts';
import { interchangeWide } from './interchange-wide.ts';
import { LineMap } from './LineMap.tsx';
import './InterchangeMap.css';

/** Four lines arrive tangled and leave in parallel. Drawn twice: phones show it from top to bottom. */
export function InterchangeMap({ title }: { title: string }) {
  return (
    <div className="interchange-map" data-ground="panel" data-behavior="trains">
      <LineMap className="interchange-map__wide" map={interchangeWide} title={title} />
      <LineMap className="interchange-map__tall" map={interchangeTall} title={title} />
    </div>
  );
}
