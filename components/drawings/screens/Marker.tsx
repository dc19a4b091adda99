import './Marker.css';

/** A number on a drawn interface, which a note beside the picture explains. */
export function Marker({ note }: { note: 1 | 2 | 3 }) {
  return <i className={`marker marker--${note}`}>{note}</i>;
}
