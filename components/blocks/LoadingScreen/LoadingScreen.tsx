import './LoadingScreen.css';

export interface LoadingScreenProps {
  label: string;
}

/**
 * Covers the empty space of a page that takes long to arrive. It is for a site whose old page leaves before the new one
 * is there; on this site the old page stays, so only the gallery shows it. It comes after the page in the document, and
 * CSS alone shows it, by the state of the visit, so it cannot outlive the visit.
 */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className="loading-screen" aria-hidden="true">
      <svg
        className="loading-screen__mark"
        viewBox="0 0 136 104"
        width="136"
        height="104"
        aria-hidden="true"
      >
        <path d="M0 20h32l32 32M0 84h32l32-32" />
        <path className="loading-screen__out" d="M136 68h-56L48 36M136 36h-56L48 68" />
        <circle className="loading-screen__ground" cx="56" cy="52" r="24" />
        <circle className="loading-screen__ring" cx="56" cy="52" r="18" />
      </svg>
      <p className="loading-screen__label">{label}</p>
    </div>
  );
}
