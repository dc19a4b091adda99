import './Marker.css';

const LETTERS = { 1: 'A', 2: 'B', 3: 'C' } as const;

/** A letter on a drawn interface, which a note beside the picture explains. Its parent must be positioned. */
export function Marker({ note }: { note: 1 | 2 | 3 }) {
  return <i className={`marker marker--${note}`}>{LETTERS[note]}</i>;
}
