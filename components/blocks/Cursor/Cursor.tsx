import { frameFeature } from '../../ui/frame-feature.ts';
import './Cursor.late.css';

/** The container of the ring that follows the mouse. Over an element with `data-cursor` it is at its largest. */
export function Cursor() {
  return <div className="cursor" aria-hidden="true" {...frameFeature('cursor')} />;
}
