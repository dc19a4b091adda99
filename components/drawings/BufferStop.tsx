/**
 * The end of a line that comes from the left, in the colour of text. What it is in places and turns it; it has no
 * stylesheet of its own, because as a part of the footer that would be inline on every page.
 */
export function BufferStop({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 44"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="9"
      aria-hidden="true"
    >
      <path d="M4.5 0v44M4.5 8.5H24M4.5 35.5H24" />
    </svg>
  );
}
