/** The logo: two tracks approach, meet in a ring and leave in parallel. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 34 26" width="34" height="26" aria-hidden="true">
      <path d="M0 5h8l12 12h14M0 21h8L20 9h14" fill="none" stroke="currentColor" strokeWidth="4" />
      <circle cx="14" cy="13" r="6" fill="var(--brand)" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
