/**
 * The end of a line that comes from the left. The element around a buffer stop places and turns the stop: a stylesheet for
 * stops would be inline on every page, because the footer has a stop.
 */
export function BufferStop({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 44"
      width="24"
      height="44"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="9"
      aria-hidden="true"
    >
      <path d="M4.5 0v44M4.5 8.5H24M4.5 35.5H24" />
    </svg>
  );
}
