import { frameFeature } from '../../ui/frame-feature.ts';
import './Cursor.late.css';

/** The place of the ring that follows a mouse; over `data-cursor="Drag"` it shows that word. */
export function Cursor() {
  return <div className="cursor" aria-hidden="true" {...frameFeature('cursor')} />;
}
